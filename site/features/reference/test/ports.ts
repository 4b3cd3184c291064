import { createServer, type Server as HttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { apiNames } from '@frontline/specs/api-names';
import type { Database } from '@frontline/storage';
import { openSqlite } from '@frontline/storage/sqlite';
import { creators } from '../../../../servers/generated/creators.ts';

export interface Ports {
  /** Replaces the documented port of an API in a sample by the actual one. */
  withPort(api: string, sample: string): string;
  close(): Promise<void>;
}

/** Starts the servers on free local ports, with fresh demonstration data. */
export async function startPorts(): Promise<Ports> {
  const db: Database[] = [];
  const newId = () => 'q7Jk3vX0T2mZbW8nR5cYdA';
  const common = { now: () => new Date(), newId, demo: true };
  const hosts = new Map<string, HttpServer>();
  for (const api of apiNames) {
    const own = await openSqlite({ file: ':memory:' });
    db.push(own);
    const { fetch } = await creators[api]({ ...common, db: own });
    const host = createServer(getRequestListener((request) => fetch(request)));
    await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
    hosts.set(api, host);
  }
  return {
    withPort(api, sample) {
      const { port } = hosts.get(api)!.address() as AddressInfo;
      return sample.replaceAll(/http:\/\/localhost:\d+/g, `http://127.0.0.1:${port}`);
    },
    async close() {
      for (const host of hosts.values()) {
        host.close();
        host.closeAllConnections();
      }
      await Promise.all(db.map((one) => one.close()));
    },
  };
}
