import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { apiNames } from '@frontline/specs/api-names';
import { build } from 'esbuild';
import type { FreshServers } from './servers.ts';
import { documentOf, runPeer } from './tools.ts';

/** A program that calls the generated clients with credentials as the docs describe. */
const program = `
  import * as help from './call-for-help.ts';
  import * as lockers from './lockers.ts';
  import * as radio from './radio.ts';
  const order = {
    rearload: false, locker_id: 1, cabinet_id: 11, order_id: 'O-1', organization_id: 1, location_id: 101,
  };
  const message = { edgeId: 'edge-0042', text: 'Spill in aisle four', actor: 'Store app' };
  const header = (name: string, value: string) => ({ headers: { [name]: value } });
  const token = { secret_token: 'demo-secret-token' };
  export const statuses = async () => [
    (await lockers.listLockers(101, token)).status,
    (await lockers.createOrder(order, token)).status,
    (await radio.sendGenericMessage(message, header('api-key', 'demo-edge-key-0042'))).status,
    (await help.trackRequest({ message_id: 'demo-request-created' })).status,
  ];`;

/** Generates a client for each API with orval and calls the servers with them. */
export async function checkWithOrval(servers: FreshServers, folder: string) {
  await servers.renew();
  const config = Object.fromEntries(
    apiNames.map((api) => [
      api,
      {
        input: documentOf(api),
        output: {
          target: join(folder, `${api}.ts`),
          client: 'fetch',
          baseUrl: servers.addressOf(api),
        },
      },
    ]),
  );
  const file = join(folder, 'orval.config.cjs');
  writeFileSync(file, `module.exports = ${JSON.stringify(config)};`);
  const { status, stderr, stdout } = runPeer('orval', 'orval', ['--config', file], folder);
  if (status !== 0) return { checked: 0, faults: [`orval did not run: ${stdout}${stderr}`] };
  writeFileSync(join(folder, 'program.ts'), program);
  const outfile = join(folder, 'program.mjs');
  const entryPoints = [join(folder, 'program.ts')];
  await build({ entryPoints, bundle: true, format: 'esm', outfile });
  const { statuses } = (await import(pathToFileURL(outfile).href)) as {
    statuses(): Promise<number[]>;
  };
  const answered = await statuses();
  const isRight = JSON.stringify(answered) === JSON.stringify([200, 201, 200, 200]);
  return { checked: answered.length, faults: isRight ? [] : [`answered ${answered.join(', ')}`] };
}
