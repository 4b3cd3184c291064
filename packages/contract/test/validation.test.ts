import { describe, expect, it } from 'vitest';
import { call, createShelves, device, staff } from './shelf-api.ts';

const fetch = createShelves();
const fine = { name: 'top', depth: 3 };
const add = (body: unknown) => call(fetch, 'POST /shelves', { body, headers: staff });

it.each([
  ['gets the defaults of the document', {}, {}],
  [
    'may send null and empty text for what it leaves out',
    { code: '', weight: null, hooks: null },
    {},
  ],
  ['keeps null where the document has null', { note: null }, { note: null }],
  ['meets a condition', { kind: 'steel', weight: 2.5 }, { kind: 'steel', weight: 2.5 }],
  ['counts characters', { name: '🛒🛒🛒🛒🛒' }, { name: '🛒🛒🛒🛒🛒' }],
])('a valid request %s', async (_, more, read) => {
  const { status, body } = await add({ ...fine, ...more });
  expect([status, body]).toMatchObject([201, { body: { ...fine, kind: 'wood', ...read } }]);
  expect(Object.keys((body as { body: object }).body)).toHaveLength(
    new Set(['name', 'depth', 'kind', ...Object.keys(read)]).size,
  );
});

const hook = { at: 1, left: 'a' };
it.each<[string, unknown, string]>([
  ['name', undefined, 'The name field is required.'],
  ['name', null, 'The name field is required.'],
  ['name', '', 'The name field is required.'],
  ['hooks', [], 'The hooks field is required.'],
  ['depth', '3', 'The depth field must be an integer.'],
  ['depth', 3.5, 'The depth field must be an integer.'],
  ['weight', 'a', 'The weight field must be a number.'],
  ['name', 5, 'The name field must be a string.'],
  ['sold', 1, 'The sold field must be true or false.'],
  ['hooks', {}, 'The hooks field must be an array.'],
  // Both its type and its value are wrong.
  ['kind', 7, 'The kind field must be a string.'],
  ['kind', 'glass', 'The selected kind is invalid.'],
  ['depth', 0, 'The depth field must be at least 1.'],
  ['depth', 1e300, 'The depth field must not be greater than 9.'],
  ['name', 'bottom', 'The name field must not be greater than 5 characters.'],
  ['code', 'ab', 'The code field must be at least 3 characters.'],
  ['hooks', [hook, hook, hook], 'The hooks field must not have more than 2 items.'],
  ['name', 'a\u0000b', 'The name field contains a character that is not allowed.'],
  ['name', '\ud800', 'The name field contains a character that is not allowed.'],
])('says of a wrong %s, %j: %s', async (field, value, message) => {
  const { status, body } = await add({ ...fine, [field]: value });
  expect([status, body]).toEqual([422, { message, errors: { [field]: [message] } }]);
});

/** The sentences about a body, by the path of the field. */
async function errorsOf(body: unknown) {
  const answer = (await add(body)).body as { message: string; errors: Record<string, string[]> };
  return { message: answer.message, errors: answer.errors };
}

it('asks for a field by a condition of another', async () => {
  expect((await errorsOf({ ...fine, kind: 'steel' })).errors).toEqual({
    weight: ['The weight field is required.'],
  });
});

it('names a nested field by its path, and which other one would do in its place', async () => {
  const hooks = [{ at: 1 }, { at: 'x', left: '\0' }];
  expect((await errorsOf({ ...fine, hooks })).errors).toEqual({
    'hooks.0.left': ['The hooks.0.left field is required when hooks.0.right is not present.'],
    'hooks.0.right': ['The hooks.0.right field is required when hooks.0.left is not present.'],
    'hooks.1.at': ['The hooks.1.at field must be an integer.'],
    'hooks.1.left': ['The hooks.1.left field contains a character that is not allowed.'],
  });
});

it('tells wrong fields in the order of the document, the others counted behind the first', async () => {
  const { message, errors } = await errorsOf({ kind: 'glass', sold: 'no' });
  expect(message).toBe('The name field is required. (and 3 more errors)');
  expect(Object.keys(errors)).toEqual(['name', 'depth', 'kind', 'sold']);
  const two = await errorsOf({ kind: 'glass', depth: 1 });
  expect(two.message).toBe('The name field is required. (and 1 more error)');
});

it.each(['one', '1.5', '1e3', '0x10', '+1', '%201', '99999999999999999999', '-1'])(
  'refuses the parameter %s',
  async (id) => {
    const { status, body } = await call(fetch, `GET /shelves/${id}?token=token-secret`);
    const rule = id === '-1' ? 'at least 1' : 'an integer';
    const sentence = `The shelf_id field must be ${rule}.`;
    expect([status, body]).toEqual([422, { message: sentence, errors: { shelf_id: [sentence] } }]);
  },
);

it('refuses a parameter of the query', async () => {
  expect(await call(fetch, 'GET /shelves?limit=few')).toMatchObject({
    status: 422,
    body: { message: 'The limit field must be an integer.' },
  });
});

describe('a field with a sentence of the document for it', () => {
  const move = (body: unknown, id = '1') =>
    call(fetch, `PUT /shelves/${id}`, { body, headers: device });

  it.each([undefined, {}, { direction: 'sideways' }, { direction: 4 }])(
    'is answered 400 with it: %j',
    async (body) => {
      const message = 'A shelf moves up or down.';
      expect(await move(body)).toMatchObject({ status: 400, body: { message } });
    },
  );

  it('is answered 422 beside a field without one', async () => {
    expect(await move({ direction: 'sideways' }, 'x')).toMatchObject({
      status: 422,
      body: {
        errors: {
          shelf_id: ['The shelf_id field must be an integer.'],
          direction: ['The selected direction is invalid.'],
        },
      },
    });
  });
});
