import { days, digest, serve, text } from '@frontline/node-server';
import { api } from '@frontline/specs/call-for-help';
import { port, retentionRequests } from '@frontline/specs/call-for-help/limits';
import { createCallForHelp } from './src/index.ts';

const { scheme = '' } = api.document.components.securitySchemes['CallButtonKey'] ?? {};

await serve({
  name: 'call-for-help',
  port: port.value,
  environment: {
    CALL_FOR_HELP_SCHEME: text({
      about: "The word before the secret in a call button's Authorization header.",
      pattern: /^[A-Za-z][\w-]*$/,
      expects: 'one word of letters, digits, hyphens and underscores',
      example: scheme,
      fallback: scheme,
    }),
    CALL_FOR_HELP_KEEP_REQUESTS_DAYS: days({
      about: 'Days after which a request that has ended is deleted.',
      fallback: retentionRequests.days,
    }),
  },
  create: ({ db, now, demo, settings, warn, hooks }) =>
    createCallForHelp({
      ...hooks,
      db,
      now,
      demo,
      warn,
      scheme: settings.CALL_FOR_HELP_SCHEME,
      keepRequestsDays: settings.CALL_FOR_HELP_KEEP_REQUESTS_DAYS,
      digest,
    }),
});
