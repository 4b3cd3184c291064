import { describe, expect, it } from 'vitest';
import { apiNames } from '../apis.ts';
import callForHelpAnswers from '../generated/call-for-help.answers.js';
import lockersAnswers from '../generated/lockers.answers.js';
import { api } from '../generated/call-for-help.ts';
import { generatedFiles } from '../generation/files.ts';

describe('the generated files', async () => {
  const files = Object.fromEntries(
    await Promise.all(apiNames.map(async (name) => [name, await generatedFiles(name)] as const)),
  );
  it.each(apiNames)(
    'come out the same twice, and hold a strict content-security policy: %s',
    async (name) => {
      expect(await generatedFiles(name)).toEqual(files[name]);
      for (const file of ['validators.js', 'answers.js'])
        expect(files[name]?.[`specs/generated/${name}.${file}`]).not.toMatch(
          /\beval\s*\(|new Function|\brequire\s*\(|^import /m,
        );
    },
  );

  it('name the security scheme of each operation in its type', () => {
    const types = files['radio']?.['specs/generated/radio.types.ts'];
    expect(types).toContain('security: "EdgeDeviceKey"');
    expect(types).toContain('security: "TextSignature"');
  });
});

describe('the request checks', () => {
  it('accept what fits and fill in defaults', () => {
    const step = { message_id: 'a', channel_id: 'b', claimed_by: 'c', claimed_by_user_id: 'd' };
    expect(api.validators['claimRequestBody']?.(step)).toBe(true);
    expect(step).toHaveProperty('request_from', 'microsoft');
  });

  it('count characters, not UTF-16 units', () => {
    const body = (letters: number) => ({ message_id: '🛒'.repeat(letters) });
    expect(api.validators['cancelRequestBody']?.(body(255))).toBe(true);
    expect(api.validators['cancelRequestBody']?.(body(256))).toBe(false);
  });

  it('refuse a condition that is not met', () => {
    const check = api.validators['updateCallButtonRequestBody'];
    expect(check?.({ device_key: 'a', update_type: 'completed' })).toBe(false);
    expect(check?.errors?.map(({ params }) => params['missingProperty'])).toContain('reason');
  });
});

describe('the answer checks', () => {
  const at = '2025-03-14T15:04:05.000Z';
  const order = {
    ...{ order_id: 'ORD-1003', cabinet_id: 11, open_code: '604178', locker_id: 1, id: 3 },
    ...{ organization_id: 1, location_id: 101, app_owner_id: 1, created_at: at, updated_at: at },
  };
  it.each([
    ['a documented status', callForHelpAnswers['claimRequest404'], { message: 'Not Found!' }, true],
    ['plain text', callForHelpAnswers['pressCallButton200'], 'Voltage updated', true],
    ['a list', lockersAnswers['listLockers200'], [], true],
    ['a record', lockersAnswers['createOrder201'], order, true],
    [
      'a time without milliseconds',
      lockersAnswers['createOrder201'],
      { ...order, updated_at: '2025-03-14' },
      false,
    ],
    [
      'a field the document does not name',
      callForHelpAnswers['claimRequest200'],
      { success: true, key: 'secret' },
      false,
    ],
  ])('are right about %s', (_, check, answer, fits) => {
    expect(check?.(answer)).toBe(fits);
  });
});
