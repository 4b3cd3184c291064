/**
 * Everything between a server and the outside: sockets, environment, database, logs. It
 * is independent of any product. `servers/<name>/serve.ts` is all of this:
 *
 * ```ts
 * await serve({
 *   name: 'radio',
 *   port: 5000,
 *   environment: { RADIO_PUBLIC_URL: url({ about: 'Address that text-message webhooks are sent to.' }) },
 *   create: ({ db, now, demo, settings, hooks }) =>
 *     createRadio({ db, now, demo, hooks, publicUrl: settings.RADIO_PUBLIC_URL }),
 * });
 * ```
 *
 * and `servers/<name>/keys.ts` of this:
 *
 * ```ts
 * await runCommands({
 *   name: 'radio',
 *   prepare: (db) => db.migrate(migrations),
 *   commands: {
 *     'create-device': command({
 *       about: 'Makes an edge device and its api-key.',
 *       flags: { edge_id: text({ about: 'Name of the device.', required: true, example: 'edge-0042' }) },
 *       run: async ({ db, values, newSecret }) => { …; return { message: 'Made.', secrets: { 'api-key': key } }; },
 *     }),
 *   },
 * });
 * ```
 */
export { serve } from './serve.ts';
export { start } from './start.ts';
export { command, runCommands, type Command } from './commands.ts';
export {
  exportCommand,
  listCommand,
  restoredMessage,
  revokedMessage,
  sealCommand,
} from './common-commands.ts';
export { days, flag, text, url, wholeNumber } from './settings.ts';
export { digest, newId } from './seal.ts';
