import { createServer, type Server as HttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { createCallForHelp } from '@frontline/call-for-help';
import { createLockers } from '@frontline/lockers';
import { createRadio } from '@frontline/radio';
import { openSqlite } from '@frontline/storage/sqlite';

export interface Ports {
  /** A sample that calls the port documented for an API, made to call the one that is open. */
  aimed(api: string, sample: string): string;
  close(): Promise<void>;
}

/** The three servers on free ports of this computer, with fresh demonstration data. */
export async function startPorts(): Promise<Ports> {
  const db = await Promise.all([0, 1, 2].map(() => openSqlite({ file: ':memory:' })));
  const common = { now: () => new Date(), newId: () => 'q7Jk3vX0T2mZbW8nR5cYdA', demo: true };
  const servers = {
    'call-for-help': await createCallForHelp({ ...common, db: db[0]! }),
    lockers: await createLockers({ ...common, db: db[1]! }),
    radio: await createRadio({ ...common, db: db[2]!, publicUrl: 'https://radio.example.com' }),
  };
  const hosts = new Map<string, HttpServer>();
  for (const [api, { fetch }] of Object.entries(servers)) {
    const host = createServer(getRequestListener((request) => fetch(request)));
    await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
    hosts.set(api, host);
  }
  return {
    aimed(api, sample) {
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
