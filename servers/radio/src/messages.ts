import { speakAgainWait, speakUntil } from '@frontline/specs/radio/limits';
import type { Sql } from '@frontline/storage';
import type { Speaker } from './edge-devices.ts';
import type { MessageRow } from './tables.ts';

type NewMessage = Pick<MessageRow, 'edge_id' | 'text' | 'actor' | 'message_sid'> & {
  process: boolean;
};

/**
 * Stores a message, then calls `accepted`. One whose `message_sid` has been here before is left alone.
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

/** Has a message spoken that is safe in the store; a speaker that fails is asked again by a tick. */
export function handOverNew(sql: Sql, speaker: Speaker): (message: MessageRow) => Promise<void> {
  return (row) => handOver(sql, speaker, row, row.accepted_at).catch(() => undefined);
}

/**
 * Hands over again what no speaker has taken, for instance because the process ended in between.
 * `handed_at` is a lease: of several processes only one offers a message in each such wait.
 *
 * @throws {AggregateError} the speaker refused one or more of them; they stay in the store
 */
export async function speakUnspoken(sql: Sql, speaker: Speaker, now: Date): Promise<void> {
  const before = (ms: number) => new Date(now.getTime() - ms).toISOString();
  const at = now.toISOString();
  // One that was handed over ahead of now was so before the clock was set back.
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
 * Rewrites a text so that a speech voice reads it well: white space is trimmed and closed up, common
 * symbols become words, numbers of one or two digits become number words and longer ones are read digit
 * by digit. Everything else stays as it was sent.
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

/** A leading zero is part of a code rather than of a number, so `07` is read as two digits. */
function spelledOut(digits: string): string {
  if (digits.length > 2 || (digits.length === 2 && digits.startsWith('0'))) {
    return Array.from(digits, (digit) => small[Number(digit)]).join(' ');
  }
  const number = Number(digits);
  const [ten, one] = [Math.floor(number / 10), number % 10];
  return small[number] ?? (one === 0 ? `${tens[ten]}` : `${tens[ten]}-${small[one]}`);
}
