import type { ApiName } from '@frontline/specs/api-names';
import { cases as listed } from '../generated/cases.ts';
import { apis } from './apis.ts';
import type { Ids } from './ids.ts';
import { printable } from './given.ts';
import { AbortedError, createTransport, type TransportOptions } from './transport.ts';
import { verdictOf, type Result, type Row } from './result.ts';
import { createSession, type Session } from './session.ts';
import type { CasesByApi } from './cases.ts';

export const cases: CasesByApi = listed;

export interface Run extends TransportOptions {
  api: ApiName;
  ids: Ids;
  /** The public address of the server, for signatures. */
  publicUrl: string;
  /** Unique to this check; everything it creates is marked with it. */
  runId: string;
  /** Asked before the first change. If false, only requests that change nothing are sent. */
  mayChange: (changeSummary: string) => Promise<boolean>;
}

/**
 * Checks a server against the document of its API.
 *
 * @throws {UnreachableError} the first request got no answer
 */
export async function check(run: Run): Promise<Result> {
  const { ids, secrets, publicUrl, runId } = run;
  const apiCases = cases[run.api];
  const session = createSession(apis[run.api], createTransport(apis[run.api], run), apiCases.rules);
  const input = { ids, secrets, publicUrl, runId };
  let abortReason: string | undefined;
  let unsent = 'it changes something, and nothing was to be changed';
  try {
    await apiCases.runSafe(session, input);
    if (await run.mayChange(apiCases.changeSummary)) {
      unsent = 'an earlier step did not get that far';
      await apiCases.runChanges(session, input);
    }
  } catch (error) {
    if (session.rows.every(({ sent }) => sent === 0)) throw error;
    // Clean up whatever the failure was.
    abortReason =
      error instanceof AbortedError
        ? error.message
        : `The check itself failed, which is no fault of the server: ${String(error)}`;
    unsent = 'the check ended before';
  }
  const leftovers = await session.cleanUp();
  const rows = session.rows.map((row) => ({
    ...row,
    reason: verdictOf(row) === 'not provoked' ? (row.reason ?? unsent) : undefined,
  }));
  const masked = maskOf(Object.values(secrets).filter((secret) => secret !== undefined));
  const mask = (text: string) => shortened(printable(masked(text)));
  const { origin, pathname } = new URL(run.base);
  const base = origin + pathname.replace(/\/+$/, '');
  const unsentExamples = session.unsentExamples();
  const own = {
    api: run.api,
    base: mask(base),
    unsentExamples,
    leftovers,
    abortReason: abortReason && mask(abortReason),
  };
  const advice = adviceOf(session).map((advice) => mask(advice.replace('{base}', base)));
  return { ...own, advice, rows: rows.map((row) => withMessages(row, mask)) };
}

const shortened = (text: string) =>
  text.length > MAX_MESSAGE_LENGTH ? `${text.slice(0, MAX_MESSAGE_LENGTH)} …` : text;

const withMessages = (row: Row, mask: (text: string) => string): Row => ({
  ...row,
  differences: row.differences.map((one) => ({ ...one, message: mask(one.message) })),
});

/** In characters. A server may send names of fields of any length. */
const MAX_MESSAGE_LENGTH = 500;

/** Advice about `--base` if the answers suggest that it is wrong. */
function adviceOf({ rows, statuses }: Pick<Session, 'rows' | 'statuses'>): string[] {
  const sent = rows.filter(({ operationId, sent }) => operationId !== '' && sent > 0);
  const isElsewhere = statuses.every((status) => status < 400 || status === 404 || status === 405);
  const isThere = sent.some((row) => row.status !== 404 && verdictOf(row) === 'as documented');
  if (!isElsewhere || isThere || sent.every(({ status }) => status === 404)) return [];
  return [
    statuses.every((status) => status >= 300 && status < 400)
      ? 'Every call was redirected. Name the address that it leads to in --base.'
      : 'No call was answered as its document says. If the API is below a path of its host, include it: --base {base}/PATH',
  ];
}

/** Shorter secrets may be ordinary words, so they are not masked. */
const MIN_SECRET_LENGTH = 4;

/** Replaces secrets, raw and URL-encoded, by `***`. */
function maskOf(secrets: Iterable<string>): (text: string) => string {
  const forms = [...secrets]
    .filter(({ length }) => length >= MIN_SECRET_LENGTH)
    .flatMap((secret) => [secret, encodeURIComponent(secret)])
    .sort((a, b) => b.length - a.length);
  return (text) => forms.reduce((masked, form) => masked.replaceAll(form, '***'), text);
}
