import { text, wholeNumber } from '@frontline/node-server';
import { type Sql } from '@frontline/storage';

export const name = text({
  about: 'Name for people to read.',
  required: true,
  example: 'Riverside',
});
export const organization_id = id('organization', 1001);
export const location_id = id('location', 1001);

export function id(of: string, example: number) {
  return wholeNumber({
    about: `Id of the ${of}.`,
    required: true,
    min: 1,
    max: 2_147_483_647,
    example: String(example),
  });
}

export function words(about: string, example: string) {
  return text({ about, required: true, example });
}

export async function mustExist(
  sql: Sql,
  what: 'organization' | 'location',
  id: number,
): Promise<void> {
  const rows =
    what === 'organization'
      ? await sql`SELECT id FROM organizations WHERE id = ${id}`
      : await sql`SELECT id FROM locations WHERE id = ${id}`;
  if (rows.length === 0) {
    throw new Error(`There is no ${what} ${id}: list-${what}s shows those there are.`);
  }
}

export async function mustBeOf(
  sql: Sql,
  location_id: number,
  organization_id: number,
): Promise<void> {
  const rows = await sql`SELECT id FROM locations
    WHERE id = ${location_id} AND organization_id = ${organization_id}`;
  if (rows.length > 0) return;
  throw new Error(
    `Location ${location_id} is not one of organization ${organization_id}: list-locations shows which are.`,
  );
}
