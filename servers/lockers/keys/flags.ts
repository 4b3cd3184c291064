import { text, wholeNumber } from '@frontline/node-server';
import { type Sql } from '@frontline/storage';

export const name = text({
  about: 'Name for people to read.',
  required: true,
  example: 'Riverside',
});
export const organization_id = id('organization');
export const locker_id = id('locker');

export function id(of: string) {
  return wholeNumber({
    about: `Id of the ${of}.`,
    required: true,
    min: 1,
    max: 2_147_483_647,
    example: '1',
  });
}

export async function mustExist(
  sql: Sql,
  what: 'organization' | 'locker',
  of: number,
): Promise<void> {
  const rows =
    what === 'organization'
      ? await sql`SELECT id FROM organizations WHERE id = ${of}`
      : await sql`SELECT id FROM lockers WHERE id = ${of} AND revoked_at IS NULL`;
  if (rows.length === 0) {
    throw new Error(`There is no ${what} ${of}: list-${what}s shows those there are.`);
  }
}
