import { speakAgainWait, speakUntil } from '@frontline/specs/radio/limits';
import type { Sql } from '@frontline/storage';
import type { Speaker } from './edge-devices.ts';
import type { MessageRow } from './tables.ts';

type NewMessage = Pick<MessageRow, 'edge_id' | 'text' | 'actor' | 'message_sid'> & {
  process: boolean;
};

/**
 * Stores a message, then calls `accepted`. Ignores one whose `message_sid` is already stored.
 */
export async function acceptMessage(
  sql: Sql,
  message: NewMessage,
  now: Date,
  accepted: (message: MessageRow) => Promise<void>,
): Promise<void> {
  const at = now.toISOString();
  const [row] = await sql<MessageRow>`
    INSERT INTO messages (edge_id, text, actor, process, message_sid, accepted_at, handed_at)
    VALUES (${message.edge_id}, ${message.text}, ${message.actor}, ${message.process},
      ${message.message_sid}, ${at}, ${at})
    ON CONFLICT (edge_id, message_sid) DO NOTHING
    RETURNING *`;
  if (row) await accepted(row);
}

/** Hands a committed message to the speaker; if that fails, a tick retries it. */
export function handOverNew(sql: Sql, speaker: Speaker): (message: MessageRow) => Promise<void> {
  return (row) => handOver(sql, speaker, row, row.accepted_at).catch(() => undefined);
}

/**
 * Retries messages that no speaker has accepted, for instance because the process ended in between.
 * `handed_at` is a lease: only one process offers a message per lease.
 *
 * @throws {AggregateError} the speaker rejected one or more of them; they stay in the database
 */
export async function speakUnspoken(sql: Sql, speaker: Speaker, now: Date): Promise<void> {
  const before = (ms: number) => new Date(now.getTime() - ms).toISOString();
  const at = now.toISOString();
  // A lease in the future predates a clock that was set back.
  await sql`UPDATE messages SET handed_at = ${at} WHERE spoken_at IS NULL AND handed_at > ${at}`;
  const rows = await sql<MessageRow>`
    UPDATE messages SET handed_at = ${at}
    WHERE spoken_at IS NULL
      AND handed_at < ${before(speakAgainWait.ms)} AND accepted_at > ${before(speakUntil.ms)}
    RETURNING *`;
  const failures: unknown[] = [];
  for (const row of rows.sort((a, b) => a.id - b.id)) {
    await handOver(sql, speaker, row, at).catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw new AggregateError(failures, 'The speaker refused messages.');
}

async function handOver(sql: Sql, speaker: Speaker, row: MessageRow, at: string): Promise<void> {
  const text = row.process ? tidyForEar(row.text) : row.text;
  await speaker.speak({ edgeId: row.edge_id, text, actor: row.actor });
  await sql`UPDATE messages SET spoken_at = ${at} WHERE id = ${row.id}`;
}

/**
 * Normalizes a text for speech: trims and collapses white space, replaces common symbols by words, numbers of one or two
 * digits by number words, and longer ones by their digits. Leaves everything else as it is.
 *
 * `"  Spill @ aisle 12 & call 5550 "` → `"Spill at aisle twelve and call five five five zero"`
 */
export function tidyForEar(text: string): string {
  return text
    .replace(/\d+/g, (digits) => ` ${spelledOut(digits)} `)
    .replace(/[&@#%+=]/g, (symbol) => ` ${symbols[symbol]} `)
    .replace(/\s+/g, ' ')
    .replace(/ (?=[.,;:!?)\]])/g, '')
    .replace(/(?<=[([]) /g, '')
    .trim();
}

const symbols: Record<string, string> = {
  '&': 'and',
  '@': 'at',
  '#': 'number',
  '%': 'percent',
  '+': 'plus',
  '=': 'equals',
};

const small = [
  'zero one two three four five six seven eight nine',
  'ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
].flatMap((words) => words.split(' '));

const tens = ' ten twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

/** A leading zero indicates a code and not a number, so `07` is read as two digits. */
function spelledOut(digits: string): string {
  if (digits.length > 2 || (digits.length === 2 && digits.startsWith('0'))) {
    return Array.from(digits, (digit) => small[Number(digit)]).join(' ');
  }
  const number = Number(digits);
  const [ten, one] = [Math.floor(number / 10), number % 10];
  return small[number] ?? (one === 0 ? `${tens[ten]}` : `${tens[ten]}-${small[one]}`);
}
