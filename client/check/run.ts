import type { ApiName } from '@frontline/specs/api-names';
import { stories as listed } from '../generated/stories.ts';
import { apis } from './apis.ts';
import type { Ids } from './ids.ts';
import { EndedError, openLine, type Surroundings } from './line.ts';
import { maskOf } from './mask.ts';
import { verdictOf, type Result, type Row } from './result.ts';
import { createSession } from './session.ts';
import type { Stories } from './story.ts';

export const stories: Stories = listed;

export interface Run extends Surroundings {
  api: ApiName;
  ids: Ids;
  /** The public address of the server, for signatures. */
  publicUrl: string;
  /** A name that no earlier check has used; it marks what this one makes. */
  mark: string;
  /** Asked before the first change. False: only what changes nothing is sent. */
  mayChange: (changes: string) => Promise<boolean>;
}

/**
 * Holds a server to the document of its API.
 *
 * @throws {UnreachedError} nothing answers there at all
 */
export async function check(run: Run): Promise<Result> {
  const { ids, secrets, publicUrl, mark } = run;
  const session = createSession(apis[run.api], openLine(apis[run.api], run));
  const story = stories[run.api];
  const given = { ids, secrets, publicUrl, mark };
  let ended: string | undefined;
  let unsent = 'it changes something, and nothing was to be changed';
  try {
    await story.look(session, given);
    if (await run.mayChange(story.changes)) {
      unsent = 'an earlier step did not get that far';
      await story.change(session, given);
    }
  } catch (error) {
    if (!(error instanceof EndedError)) throw error;
    if (session.rows.every(({ sent }) => sent === 0)) throw error;
    ended = error.message;
    unsent = 'the check ended before';
  }
  const left = await session.cleanUp();
  const rows = session.rows.map((row) => ({
    ...row,
    reason: verdictOf(row) === 'not provoked' ? (row.reason ?? unsent) : undefined,
  }));
  const mask = maskOf(Object.values(secrets).filter((secret) => secret !== undefined));
  const { origin, pathname } = new URL(run.base);
  const base = origin + pathname.replace(/\/+$/, '');
  const unsentExamples = session.unsentExamples();
  const own = { api: run.api, base: mask(base), unsentExamples, left, ended: ended && mask(ended) };
  return { ...own, rows: rows.map((row) => masked(row, mask)) };
}

const masked = (row: Row, mask: (text: string) => string): Row => ({
  ...row,
  differences: row.differences.map((one) => ({ ...one, says: mask(one.says) })),
});
