import { judgeAnswer } from '../judge-answer.ts';
import {
  type Operation,
  type Promised,
  createMatcher,
  createNeighborhood,
  type Match,
} from './api.ts';
import {
  createCollection,
  type Collection,
  type Passage,
  type Finding,
  type Report,
} from './report.ts';
import { excerptOf, operationPassage, statusPassage } from './excerpt.ts';
import { headerOf, type Exchange, type Recording, RecordingError } from './exchange.ts';
import { maskSecrets } from './mask-secrets.ts';
import { missingCredential, requestOf, undocumentedInputs } from './request-faults.ts';

/** How many exchanges are done, of how many. Told every 50 ms or so. */
type Progress = (done: number, total: number) => void;

/** What differs between an exchange and the docs, and where they speak of it. */
interface Fault extends Passage, Pick<Finding, 'severity' | 'sentence'> {}

const mostDamages = 20;
const tellEvery = 50;

/**
 * Holds each exchange of a recording to the documents: finds its operation, says which sentence of the docs its
 * answer is, what of it they do not know, and what a documented server would have refused. Sends nothing.
 * The report carries no value of a request, and of answers only excerpts without secrets.
 */
export async function validateRecording(
  { kind, total, exchanges }: Recording,
  apis: readonly Promised[],
  onProgress?: Progress,
): Promise<Report> {
  const match = createMatcher(apis);
  const near = createNeighborhood(apis);
  const collection = createCollection();
  const report = { kind, read: 0, matched: 0, asDocumented: 0, preflights: 0, damaged: 0 };
  const damages: string[] = [];
  let told = performance.now();
  for (const exchange of exchanges) {
    if (onProgress && performance.now() - told > tellEvery) {
      onProgress(report.read + report.damaged, total);
      told = performance.now();
    }
    const damage = exchange instanceof RecordingError ? exchange.message : await damageOf(exchange);
    if (damage) {
      report.damaged += 1;
      if (damages.length < mostDamages) damages.push(damage);
    } else report.read += 1;
  }
  return { ...report, damages, ...collection.parts() };

  /** Why this one cannot be checked; the others are, whatever it is. */
  async function damageOf(exchange: Exchange): Promise<string | undefined> {
    try {
      await check(exchange, new URL(exchange.url, 'http://recording.invalid'));
      return undefined;
    } catch (cause) {
      const { place, method, url } = exchange;
      const why = cause instanceof Error ? cause.message : String(cause);
      return maskSecrets(`At ${place}: ${method} ${url} cannot be checked: ${why}.`);
    }
  }

  async function check(exchange: Exchange, url: URL): Promise<void> {
    const found = match(url.pathname);
    if (exchange.method === 'OPTIONS') report.preflights += found ? 1 : 0;
    else if (found) {
      const isSo = await isAsDocumented(exchange, url, found, collection);
      report.matched += 1;
      if (isSo) report.asDocumented += 1;
    } else tellUnknownPath(exchange, url, near(url.pathname), collection);
  }
}

async function isAsDocumented(
  exchange: Exchange,
  url: URL,
  found: Match,
  collection: Collection,
): Promise<boolean> {
  const { api, template, methods } = found;
  const { method, status, place } = exchange;
  const operation = methods.get(method === 'HEAD' ? 'GET' : method);
  const call = `${method} ${template}`;
  const passage = operation && status ? statusPassage(api, operation, status) : undefined;
  const faults = operation
    ? await faultsOf(exchange, url, found, operation, passage)
    : [unknownMethod(api, methods, exchange)];
  if (operation) {
    const whole = operationPassage(api, operation);
    const seen = status && {
      status,
      isDocumented: passage !== undefined,
      ...(passage ?? { href: whole.href, docs: '' }),
    };
    collection.count(
      { api: api.name, call, summary: operation.summary, href: whole.href },
      seen || undefined,
    );
  }
  for (const fault of faults) {
    collection.find({ ...fault, api, call, status }, place, () => excerptOf(exchange, api, url));
  }
  return faults.every(({ severity }) => severity === 'note');
}

async function faultsOf(
  exchange: Exchange,
  url: URL,
  { api, path }: Match,
  operation: Operation,
  passage: Passage | undefined,
): Promise<Fault[]> {
  const whole = operationPassage(api, operation);
  const { status } = exchange;
  const here = passage ?? whole;
  const differs =
    (at: Passage) =>
    (sentence: string): Fault => ({ severity: 'differs', sentence, ...at });
  const notes = undocumentedInputs(operation, api, exchange, url);
  const faults: Fault[] = notes.map((sentence) => ({ severity: 'note', sentence, ...whole }));

  if (status !== undefined && (!passage || operation.responses[status])) {
    for (const { says, anchor } of judgeAnswer(operation, api, { status, ...answerOf(exchange) })) {
      faults.push(differs({ ...here, href: `${api.href}#${anchor}` })(says));
    }
  }
  // An answer that refuses has said so itself; which of several reasons it names is its own choice.
  if (status !== undefined && status >= 400) return faults;

  const credential = missingCredential(operation, api, exchange, url);
  if (credential) {
    faults.push({
      severity: 'note',
      sentence: `No ${credential} is recorded. Browsers leave keys out of what they save; without one the docs refuse this call.`,
      ...whole,
    });
  }
  const request = requestOf(operation, exchange, path, url.search);
  const refusal = request && (await api.refuse(request));
  if (refusal) {
    const answered = status === undefined ? '' : ` This one answered ${status}.`;
    faults.push(
      differs(statusPassage(api, operation, refusal.status) ?? whole)(
        `A documented server refuses this request with ${refusal.status}: ${refusal.sentences.join(' ')}${answered}`,
      ),
    );
  }
  return faults;
}

/** The recorded part of an answer. */
function answerOf({ method, answerHeaders, answerBody }: Exchange) {
  return {
    headers: answerHeaders && { get: (name: string) => headerOf(answerHeaders, name) ?? null },
    text: method === 'HEAD' ? undefined : answerBody,
  };
}

function unknownMethod(
  api: Promised,
  methods: Match['methods'],
  { method, status }: Exchange,
): Fault {
  const known = [...methods.keys()].join(', ');
  return {
    severity: status === 405 ? 'note' : 'differs',
    sentence: `The docs have no ${method} here, only ${known}.`,
    href: `${api.href}#answers-that-every-operation-shares`,
    docs: 'Any other method is answered 405.',
  };
}

function tellUnknownPath(
  exchange: Exchange,
  { pathname }: URL,
  api: Promised | undefined,
  collection: Collection,
): void {
  if (!api) return;
  const { method, status, place } = exchange;
  collection.find(
    {
      severity: status === 404 ? 'note' : 'differs',
      sentence: 'This path is not documented.',
      href: api.href,
      docs: 'The operations of this API.',
      api,
      call: `${method} ${withoutValues(pathname)}`,
      status,
    },
    place,
    () => '',
  );
}

/** Segments with digits may be ids or codes. */
const withoutValues = (pathname: string): string =>
  pathname.replaceAll(/[^/]*(?:\d|%)[^/]*/g, (segment) => (/^v\d+$/.test(segment) ? segment : '…'));
