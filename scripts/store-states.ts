import { fileURLToPath } from 'node:url';
import { apiNames } from '../specs/apis.ts';
import { storeState } from '../packages/storage/test-store-state.ts';
import type { StateFixture } from '../packages/storage/test-stored-state.ts';

// `npx tsx scripts/store-states.ts`, after adding a migration: stores a database of each server, named after its last
// migration, for the tests of every later version. Needs pg_dump.

for (const name of apiNames) {
  const folder = fileURLToPath(new URL(`../servers/${name}/test/stored/`, import.meta.url));
  const { remembered } = (await import(`${folder}remembered.ts`)) as { remembered: StateFixture };
  console.log(`${name}: ${await storeState(folder, remembered)}`);
}
