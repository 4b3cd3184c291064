import type { ApiName } from '@frontline/specs/api-names';
import { cases as listed } from '../generated/cases.ts';
import { apis } from './apis.ts';
import type { Ids } from './ids.ts';
import { EndedError, openLine, type Surroundings } from './line.ts';
import { verdictOf, type Result, type Row } from './result.ts';
import { createSession, type Session } from './session.ts';
import type { CasesByApi } from './cases.ts';

export const cases: CasesByApi = listed;

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
  const tried = cases[run.api];
  const session = createSession(apis[run.api], openLine(apis[run.api], run), tried.facts);
  const given = { ids, secrets, publicUrl, mark };
  let ended: string | undefined;
  let unsent = 'it changes something, and nothing was to be changed';
  try {
    await tried.look(session, given);
    if (await run.mayChange(tried.changes)) {
      unsent = 'an earlier step did not get that far';
      await tried.change(session, given);
    }
  } catch (error) {
    if (session.rows.every(({ sent }) => sent === 0)) throw error;
    // Whatever came, what was made is taken back.
    ended =
      error instanceof EndedError
        ? error.message
        : `The check itself failed, which is no fault of the server: ${String(error)}`;
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
  const advice = adviceOf(session).map((says) => mask(says.replace('{base}', base)));
  return { ...own, advice, rows: rows.map((row) => masked(row, mask)) };
}

const masked = (row: Row, mask: (text: string) => string): Row => ({
  ...row,
  differences: row.differences.map((one) => ({ ...one, says: mask(one.says) })),
});

/** What an answer to every call tells of the address that was given. */
function adviceOf({ rows, statuses }: Pick<Session, 'rows' | 'statuses'>): string[] {
  const sent = rows.filter(({ operationId, sent }) => operationId !== '' && sent > 0);
  const isElsewhere = statuses.every((status) => status < 400 || status === 404 || status === 405);
  const isThere = sent.some((row) => row.status !== 404 && verdictOf(row) === 'as documented');
  if (!isElsewhere || isThere || sent.every(({ status }) => status === 404)) return [];
  return [
    statuses.every((status) => status >= 300 && status < 400)
      ? 'Every call was redirected. Name the address that it leads to in --base.'
      : 'No call was answered as its document says. Where the API stands at a path of its host, --base needs it: --base {base}/PATH',
  ];
}

/** Shorter ones are words that stand in any text. */
const SHORTEST = 4;

/** Takes every form of the given secrets out of a text. */
function maskOf(secrets: Iterable<string>): (text: string) => string {
  const forms = [...secrets]
    .filter(({ length }) => length >= SHORTEST)
    .flatMap((secret) => [secret, encodeURIComponent(secret)])
    .sort((a, b) => b.length - a.length);
  return (text) => forms.reduce((masked, form) => masked.replaceAll(form, '***'), text);
}
