import { anchorOf } from '@frontline/openapi-validator';
import type { Api } from './apis.ts';
import { draftOf, type Draft } from './draft.ts';
import { AbortedError, type Transport } from './transport.ts';
import type { RecordRules } from './record-rules.ts';
import { judgeStep, missingHeader } from './judge-step.ts';
import { createRecordCheck } from './record-check.ts';
import { type Difference, type Findings, type Row, createRows, differencesOf } from './result.ts';
import type { StepAnswer, Step } from './step.ts';

/** Ends a check: the server is likely the wrong one, or failing. */
const MAX_DIFFERENCES = 5;

/** How many differences of a kind a row shows. */
const MAX_PER_ROW = 20;

export type Session = ReturnType<typeof createSession>;

/** Sends steps in sequence and collects the differences in their answers. */
export function createSession(
  api: Api,
  line: Transport,
  facts: RecordRules = { kinds: {}, invariants: {} },
) {
  const checkRecords = createRecordCheck(api, facts);
  /** The statuses that documented operations answered. */
  const statuses: number[] = [];
  const { rows, rowOf } = createRows(api);
  const cleanups: { what: string; step: Step }[] = [];
  const examples = new Set<string>();
  let differingAnswers = 0;

  function count(row: Row, status: number, isOurs: boolean): void {
    row.sent += 1;
    if (status === row.status) row.matched += 1;
    row.reason = isOurs
      ? `answered ${status}, and only the reference server promises ${row.status}`
      : undefined;
  }

  function note(row: Row, differences: Difference[]): void {
    const isNew = ({ message }: Difference) =>
      !row.differences.some((one) => one.message === message);
    const added = differences.filter(isNew);
    for (const isNote of [false, true]) {
      const known = row.differences.filter((one) => one.isNote === isNote).length;
      const more = added.filter((one) => one.isNote === isNote);
      row.differences.push(...more.slice(0, MAX_PER_ROW - known));
    }
    if (differences.some(({ isNote }) => !isNote)) differingAnswers += 1;
  }

  function stopAfterDifferences(): void {
    if (differingAnswers >= MAX_DIFFERENCES)
      throw new AbortedError(`It stopped after ${MAX_DIFFERENCES} answers that differ.`);
  }

  /** Sends one step; resolves to undefined if the status is not the expected one. */
  async function send(step: Step): Promise<StepAnswer | undefined> {
    return (await sendConcurrently([step]))[0];
  }

  /** Sends steps concurrently; calls `compare` if all are answered as expected. */
  async function sendConcurrently(
    steps: Step[],
    compare: (bodies: unknown[]) => Findings = () => [],
  ): Promise<(StepAnswer | undefined)[]> {
    const drafts = steps.map((step) => draftOf(api, step));
    const sent = await Promise.all(steps.map((step, at) => line.send(step, drafts[at]!)));
    const answers = sent.map((answer, at) => {
      const step = steps[at]!;
      const row = rowOf(step.operation, drafts[at]!.status);
      count(row, answer.status, step.isReferenceOnly ?? false);
      if (drafts[at]!.printed !== undefined) examples.add(`${step.operation} ${step.example}`);
      const { differences, answered } = judgeStep(api, step, drafts[at]!, answer, (body) =>
        checkRecords(drafts[at]!, body),
      );
      statuses.push(answer.status);
      note(row, differences);
      return answered;
    });
    const bodies = answers.flatMap((answer) => (answer ? [answer.body] : []));
    if (bodies.length === steps.length) noteFindings(steps[0]!, drafts[0]!, compare(bodies));
    stopAfterDifferences();
    return answers;
  }

  function noteFindings(step: Step, { status }: Draft, findings: Findings): void {
    const anchor = anchorOf(step.operation, status);
    note(rowOf(step.operation, status), differencesOf(findings, anchor, step.isReferenceOnly));
  }

  /** Sends a request that belongs to no operation, and checks for the status that the preface documents. */
  async function sendShared(
    request: { method: string; path: string; type?: string; body?: string; credential?: string },
    status: number,
  ): Promise<void> {
    const answer = await line.sendRaw(request);
    const row = rowOf('', status);
    count(row, answer.status, true);
    const anchor = 'answers-that-every-operation-shares';
    const isOther = answer.status !== status;
    const message = isOther
      ? `Answered ${answer.status} in place of ${status}.`
      : missingHeader(answer);
    // Only the reference server promises these statuses.
    note(row, differencesOf([message], anchor, isOther));
  }

  /** Sets the reason why a status was not provoked, unless it was. */
  function skip(operation: string, status: number, reason: string): void {
    const row = rowOf(operation, status);
    if (row.sent === 0) row.reason = reason;
  }

  /** Registers a step for `cleanUp`, which runs the last one first. Returns a function that removes it. */
  function addCleanup(what: string, step: Step): () => void {
    const entry = { what, step };
    cleanups.push(entry);
    return () => void cleanups.splice(cleanups.indexOf(entry), 1);
  }

  /** Runs the registered steps; resolves to what could not be taken back. */
  async function cleanUp(): Promise<string[]> {
    const leftovers: string[] = [];
    for (const { what, step } of cleanups.splice(0).reverse()) {
      const draft = draftOf(api, step);
      const answer = await line.send(step, draft, 'at the end').catch(() => undefined);
      if (answer?.status !== draft.status) leftovers.push(what);
    }
    return leftovers;
  }

  /** The printed requests that no step has sent. */
  const unsentExamples = (): string[] =>
    api.printed
      .map(({ operationId, name }) => `${operationId} ${name}`)
      .filter((example) => !examples.has(example));

  return {
    api,
    rows,
    statuses,
    unsentExamples,
    send,
    sendConcurrently,
    sendShared,
    skip,
    addCleanup,
    cleanUp,
  };
}
