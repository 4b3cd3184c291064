import { describe, expect, it } from 'vitest';
import { signText, textToSign } from '../page/text-signature.ts';

const url = 'https://radio.example.com/webhooks/incoming/twilio/edge-0042';
const fields: [string, string][] = [
  ['To', '+15550100002'],
  ['AccountSid', 'AC00000000000000000000000000000000'],
  ['Body', 'Spill in aisle 4'],
  ['From', '+15550100001'],
];
const signature = 'CZ7rXBbIKz4OSUqN0Ujvovrz6Ok=';

describe('the signature of a text message', () => {
  it('is the one the docs print', async () => {
    expect(await signText('test_auth_token', textToSign(url, fields))).toBe(signature);
  });

  it('is the one Twilio publishes', async () => {
    const address = 'https://mycompany.com/myapp.php?foo=1&bar=2';
    const form: [string, string][] = [
      ['CallSid', 'CA1234567890ABCDE'],
      ['Caller', '+14158675309'],
      ['Digits', '1234'],
      ['From', '+14158675309'],
      ['To', '+18005551212'],
    ];
    expect(await signText('12345', textToSign(address, form))).toBe('RSOYDt4T1cUTdK1PDd93/VVr8B8=');
  });
});
