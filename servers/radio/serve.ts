import { createHmac } from 'node:crypto';
import { days, digest, serve, url } from '@frontline/node-server';
import { port, retentionMessages } from '@frontline/specs/radio/limits';
import { createRadio } from './src/index.ts';

await serve({
  name: 'radio',
  port: port.value,
  environment: {
    RADIO_PUBLIC_URL: url({
      about:
        'Address that the text-message service calls, up to /webhooks; its signatures cover it.',
      example: 'https://radio.example.com',
      isBase: true,
    }),
    RADIO_KEEP_MESSAGES_DAYS: days({
      about: 'Days after which a message is deleted, with its phone number and text.',
      fallback: retentionMessages.days,
    }),
  },
  create: ({
    db,
    now,
    demo,
    seal,
    settings: { RADIO_PUBLIC_URL: publicUrl, RADIO_KEEP_MESSAGES_DAYS: keepMessagesDays },
    warn,
    hooks,
  }) =>
    createRadio({
      ...hooks,
      ...(publicUrl === undefined ? {} : { publicUrl }),
      db,
      now,
      demo,
      seal,
      warn,
      keepMessagesDays,
      hmacSha1: (key, signed) => createHmac('sha1', key).update(signed).digest('base64'),
      digest,
    }),
});
