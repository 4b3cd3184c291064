import { anchorOf } from '@frontline/openapi-validator';
import type { Api } from './apis.ts';
import { draftOf, type Draft } from './draft.ts';
import { EndedError, type Line } from './line.ts';
import type { Facts } from './facts.ts';
import { judgeStep, missingHeader } from './judge-step.ts';
import { createMemory } from './memory.ts';
import { type Difference, type Row, rowsOf } from './result.ts';
import type { Answered, Step } from './step.ts';

/** So many answers that differ end a check: the server is another one, or in trouble. */
const MOST_SURPRISES = 5;

type Says = (string | undefined)[];
export type Session = ReturnType<typeof createSession>;

/** Sends steps one after the other, and keeps what their answers differ in. */
export function createSession(api: Api, line: Line, facts: Facts = { kinds: {}, laws: {} }) {
  const recall = createMemory(api, facts);
  /** The statuses of what was sent to documented operations. */
  const statuses: number[] = [];
  const { rows, rowOf } = rowsOf(api);
  const undoing: { what: string; step: Step }[] = [];
  const examples = new Set<string>();
  let surprises = 0;

  function count(row: Row, status: number, isOurs: boolean): void {
    row.sent += 1;
    if (status === row.status) row.earned += 1;
    row.reason = isOurs
      ? `answered ${status}, and only the reference server promises ${row.status}`
      : undefined;
  }

  function note(row: Row, differences: Difference[]): void {
    const isNew = ({ says }: Difference) => !row.differences.some((one) => one.says === says);
    row.differences.push(...differences.filter(isNew));
    if (differences.some(({ isNote }) => !isNote)) surprises += 1;
  }

  function stopAtSurprises(): void {
    if (surprises >= MOST_SURPRISES)
      throw new EndedError(`It stopped after ${MOST_SURPRISES} answers that differ.`);
  }

  /** Sends one step; answers undefined where the status is not the expected one. */
  async function send(step: Step): Promise<Answered | undefined> {
    return (await together([step]))[0];
  }

  /** Sends steps at the same moment; `agree` is asked once all are answered as expected. */
  async function together(
    steps: Step[],
    agree: (bodies: unknown[]) => Says = () => [],
  ): Promise<(Answered | undefined)[]> {
    const drafts = steps.map((step) => draftOf(api, step));
    const sent = await Promise.all(steps.map((step, at) => line.send(step, drafts[at]!)));
    const answers = sent.map((answer, at) => {
      const step = steps[at]!;
      const row = rowOf(step.operation, drafts[at]!.status);
      count(row, answer.status, step.isOurs ?? false);
      if (drafts[at]!.printed !== undefined) examples.add(`${step.operation} ${step.like}`);
      const { differences, answered } = judgeStep(api, step, drafts[at]!, answer, (body) =>
        recall(drafts[at]!, body),
      );
      statuses.push(answer.status);
      note(row, differences);
      return answered;
    });
    const bodies = answers.flatMap((answer) => (answer ? [answer.body] : []));
    if (bodies.length === steps.length) holdTogether(steps[0]!, drafts[0]!, agree(bodies));
    stopAtSurprises();
    return answers;
  }

  function holdTogether(step: Step, { status }: Draft, said: Says): void {
    const anchor = anchorOf(step.operation, status);
    const isNote = step.isOurs ?? false;
    const differences = said.flatMap((says) => (says ? [{ says, anchor, isNote }] : []));
    note(rowOf(step.operation, status), differences);
  }

  /** Sends what belongs to no operation, and notes whether it is answered as the preface says. */
  async function sendShared(
    request: { method: string; path: string; type?: string; body?: string; credential?: string },
    status: number,
  ): Promise<void> {
    const answer = await line.sendRaw(request);
    const row = rowOf('', status);
    count(row, answer.status, true);
    const anchor = 'answers-that-every-operation-shares';
    const says =
      answer.status !== status
        ? `Answered ${answer.status} in place of ${status}.`
        : missingHeader(answer);
    // The statuses are the reference server's own.
    const isNote = answer.status !== status;
    note(row, says ? [{ says, anchor, isNote }] : []);
  }

  /** Says why a status is not provoked, unless it was. */
  function skip(operation: string, status: number, reason: string): void {
    const row = rowOf(operation, status);
    if (row.sent === 0) row.reason = reason;
  }

  /** Keeps what takes a change back, for the end. The latest change is taken back first. */
  function undoLater(what: string, step: Step): () => void {
    const entry = { what, step };
    undoing.push(entry);
    return () => void undoing.splice(undoing.indexOf(entry), 1);
  }

  /** Takes back what is left; answers what could not be taken back. */
  async function cleanUp(): Promise<string[]> {
    const left: string[] = [];
    for (const { what, step } of undoing.splice(0).reverse()) {
      const draft = draftOf(api, step);
      const answer = await line.send(step, draft, 'at the end').catch(() => undefined);
      if (answer?.status !== draft.status) left.push(what);
    }
    return left;
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
    together,
    sendShared,
    skip,
    undoLater,
    cleanUp,
  };
}
