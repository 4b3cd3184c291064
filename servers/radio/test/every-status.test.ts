import { reachEveryStatus } from '@frontline/contract/test-statuses';
import { api } from '@frontline/specs/radio';
import { openSqlite } from '@frontline/storage/sqlite';
import { demoServer } from './demo-server.ts';
import { statusFixtures } from './status-fixtures.ts';

reachEveryStatus('Radio', api.document, statusFixtures, async (status, line, sent) => {
  const db = await openSqlite({ file: ':memory:' });
  const { send } = await demoServer(db);
  if (status === 500) await db.close();
  const answer = await send(line, sent);
  if (status !== 500) await db.close();
  return answer.status;
});
