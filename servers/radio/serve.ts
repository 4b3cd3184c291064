import { createHash, createHmac } from 'node:crypto';
import { serve, url } from '@frontline/serving';
import ports from '@frontline/specs/ports.json' with { type: 'json' };
import { createRadio } from './src/index.ts';

await serve({
  name: 'radio',
  port: ports.radio,
  environment: {
    RADIO_PUBLIC_URL: url({
      about:
        'Address that the text-message service calls, up to /webhooks; its signatures cover it.',
      example: 'https://radio.example.com',
    }),
  },
  create: ({ db, now, demo, seal, settings: { RADIO_PUBLIC_URL: publicUrl }, hooks }) =>
    createRadio({
      ...hooks,
      ...(publicUrl === undefined ? {} : { publicUrl }),
      db,
      now,
      demo,
      seal,
      hmacSha1: (key, signed) => createHmac('sha1', key).update(signed).digest('base64'),
      digest: (secret) => createHash('sha256').update(secret).digest('hex'),
    }),
});
