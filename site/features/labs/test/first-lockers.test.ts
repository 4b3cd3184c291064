import { openInPage } from '@frontline/storage/in-page';
import { expect, test } from 'vitest';
import { firstLockers } from '../page/lockers/use-lockers.ts';
import { lockerCalls } from '../page/lockers/locker-calls.ts';
import { toRequest } from '../../sandbox/page/raw-request.ts';
import { createSandbox } from '../../sandbox/page/sandbox.ts';

test('draws the lockers in the picture of the lab as the server has them at first', async () => {
  const sandbox = await createSandbox({
    openDatabase: openInPage,
    realNow: () => new Date('2025-03-14T15:04:00.000Z'),
    newId: () => 'id',
  });
  const { response } = await sandbox.call('lockers', toRequest(lockerCalls.list()));
  // The server tells more of each than the picture shows.
  expect(await response.json()).toMatchObject(firstLockers);
  await sandbox.close();
});
