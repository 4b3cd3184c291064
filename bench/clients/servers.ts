import { createServer, type Server as HttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { Server } from '@frontline/contract';
import { apiNames, type ApiName } from '@frontline/specs/api-names';
import type { Database } from '@frontline/storage';
import { openSqlite } from '@frontline/storage/sqlite';
import { creators } from '../../servers/generated/creators.ts';

export interface FreshServers {
  addressOf(api: ApiName): string;
  /** Restarts every server with fresh demonstration data at the same address. */
  renew(): Promise<void>;
  close(): Promise<void>;
}

/** Starts every server on free local ports. */
export async function startServers(): Promise<FreshServers> {
  const running = new Map<ApiName, { server: Server; db: Database }>();
  const hosts = new Map<ApiName, HttpServer>();
  const closeDatabases = () => Promise.all([...running.values()].map(({ db }) => db.close()));
  const renew = async () => {
    await closeDatabases();
    for (const api of apiNames) {
      const db = await openSqlite({ file: ':memory:' });
      const options = { db, now: () => new Date(), newId: () => crypto.randomUUID(), demo: true };
      const publicUrl = 'https://radio.example.com';
      running.set(api, { server: await creators[api]({ ...options, publicUrl }), db });
    }
  };
  await renew();
  for (const api of apiNames) {
    const listener = getRequestListener((request) => running.get(api)!.server.fetch(request));
    const host = createServer(listener);
    await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
    hosts.set(api, host);
  }
  return {
    addressOf: (api) => `http://127.0.0.1:${(hosts.get(api)!.address() as AddressInfo).port}`,
    renew,
    async close() {
      for (const host of hosts.values()) {
        host.close();
        host.closeAllConnections();
      }
      await closeDatabases();
    },
  };
}
