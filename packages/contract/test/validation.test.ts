import { describe, expect, it } from 'vitest';
import { call, createShelves, device, staff } from './shelf-api.ts';

const fetch = createShelves();
const fine = { name: 'top', depth: 3 };
const add = (body: unknown) => call(fetch, 'POST /shelves', { body, headers: staff });

/** The sentence about the only wrong field of a body that is fine otherwise. */
async function messageFor(field: string, value: unknown): Promise<unknown> {
  const { status, body } = await add({ ...fine, [field]: value });
  const { message, errors } = body as { message: string; errors: Record<string, string[]> };
  expect(status).toBe(422);
  expect(errors).toEqual({ [field]: [message] });
  return message;
}

describe('a valid request', () => {
  it('gets the defaults of the document', async () => {
    expect((await add(fine)).body).toMatchObject({ body: { ...fine, kind: 'wood' } });
  });

  it('may send null and empty text for what it leaves out', async () => {
    const { status, body } = await add({ ...fine, code: '', weight: null, hooks: null });
    expect(status).toBe(201);
    expect(body).toMatchObject({ body: { ...fine, kind: 'wood' } });
  });

  it('keeps null where the document has null', async () => {
    expect((await add({ ...fine, note: null })).body).toMatchObject({ body: { note: null } });
  });
});

describe('a wrong field', () => {
  it('is told to be required when it is missing, null or empty', async () => {
    expect(await messageFor('name', undefined)).toBe('The name field is required.');
    expect(await messageFor('name', null)).toBe('The name field is required.');
    expect(await messageFor('name', '')).toBe('The name field is required.');
  });

  it('is told to be required when a condition asks for it', async () => {
    const { body } = await add({ ...fine, kind: 'steel' });
    expect(body).toEqual({
      message: 'The weight field is required.',
      errors: { weight: ['The weight field is required.'] },
    });
    expect((await add({ ...fine, kind: 'steel', weight: 2.5 })).status).toBe(201);
  });

  it('is told its type', async () => {
    expect(await messageFor('depth', '3')).toBe('The depth field must be an integer.');
    expect(await messageFor('depth', 3.5)).toBe('The depth field must be an integer.');
    expect(await messageFor('weight', 'a')).toBe('The weight field must be a number.');
    expect(await messageFor('name', 5)).toBe('The name field must be a string.');
    expect(await messageFor('sold', 1)).toBe('The sold field must be true or false.');
    expect(await messageFor('hooks', {})).toBe('The hooks field must be an array.');
  });

  it('is told once, although its type and its value are both wrong', async () => {
    expect(await messageFor('kind', 7)).toBe('The kind field must be a string.');
  });

  it('is told when its value is not one of the allowed', async () => {
    expect(await messageFor('kind', 'glass')).toBe('The selected kind is invalid.');
  });

  it('is told its bounds', async () => {
    expect(await messageFor('depth', 0)).toBe('The depth field must be at least 1.');
    expect(await messageFor('depth', 1e300)).toBe('The depth field must not be greater than 9.');
    expect(await messageFor('name', 'bottom')).toBe(
      'The name field must not be greater than 5 characters.',
    );
    expect(await messageFor('code', 'ab')).toBe('The code field must be at least 3 characters.');
    const hook = { at: 1, left: 'a' };
    expect(await messageFor('hooks', [hook, hook, hook])).toBe(
      'The hooks field must not have more than 2 items.',
    );
    expect(await messageFor('hooks', [])).toBe('The hooks field is required.');
  });

  it('is told when its text cannot be stored', async () => {
    const sentence = 'The name field contains a character that is not allowed.';
    expect(await messageFor('name', 'a\u0000b')).toBe(sentence);
    expect(await messageFor('name', '\ud800')).toBe(sentence);
    expect((await add({ ...fine, name: '🛒' })).status).toBe(201);
  });

  it('is named by its path when it is nested', async () => {
    const { body } = await add({
      ...fine,
      hooks: [
        { at: 1, left: 'a' },
        { at: 'x', left: '\0' },
      ],
    });
    expect(body).toEqual({
      message: 'The hooks.1.at field must be an integer. (and 1 more error)',
      errors: {
        'hooks.1.at': ['The hooks.1.at field must be an integer.'],
        'hooks.1.left': ['The hooks.1.left field contains a character that is not allowed.'],
      },
    });
  });

  it('is told which other field would do in its place', async () => {
    const { body } = await add({ ...fine, hooks: [{ at: 1 }] });
    expect(body).toMatchObject({
      errors: {
        'hooks.0.left': ['The hooks.0.left field is required when hooks.0.right is not present.'],
        'hooks.0.right': ['The hooks.0.right field is required when hooks.0.left is not present.'],
      },
    });
  });
});

describe('several wrong fields', () => {
  it('are told in the order of the document, the others counted behind the first', async () => {
    const { body } = await add({ kind: 'glass', sold: 'no' });
    expect(body).toEqual({
      message: 'The name field is required. (and 3 more errors)',
      errors: {
        name: ['The name field is required.'],
        depth: ['The depth field is required.'],
        kind: ['The selected kind is invalid.'],
        sold: ['The sold field must be true or false.'],
      },
    });
  });
});

describe('a wrong parameter', () => {
  const read = (id: string) => call(fetch, `GET /shelves/${id}?token=token-secret`);

  for (const id of ['one', '1.5', '1e3', '0x10', '+1', '%201', '99999999999999999999'])
    it(`is refused as an integer for ${id}`, async () => {
      expect(await read(id)).toMatchObject({
        status: 422,
        body: { errors: { shelf_id: ['The shelf_id field must be an integer.'] } },
      });
    });

  it('is held to its bounds', async () => {
    expect((await read('-1')).body).toMatchObject({
      message: 'The shelf_id field must be at least 1.',
    });
  });

  it('is refused in the query too', async () => {
    expect(await call(fetch, 'GET /shelves?limit=few')).toMatchObject({
      status: 422,
      body: { message: 'The limit field must be an integer.' },
    });
  });
});

describe('a field with a rule of its own', () => {
  const move = (body: unknown, id = '1') =>
    call(fetch, `PUT /shelves/${id}`, { body, headers: device });

  it('is answered 400 with the sentence of the document', async () => {
    for (const body of [{}, { direction: 'sideways' }, { direction: 4 }])
      expect(await move(body)).toMatchObject({
        status: 400,
        body: { message: 'A shelf moves up or down.' },
      });
  });

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
