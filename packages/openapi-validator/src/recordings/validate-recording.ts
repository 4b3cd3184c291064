import { validateResponse } from '../validate-response.ts';
import {
  type Operation,
  type DocumentedApi,
  createMatcher,
  createApiGuesser,
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

/** How many exchanges are done, of how many. Called about every 50 ms. */
type Progress = (done: number, total: number) => void;

/** A difference between an exchange and the docs, and the relevant passage. */
interface Fault extends Passage, Pick<Finding, 'severity' | 'message'> {}

const base = 'http://recording.invalid';
const maxDamages = 20;
const progressInterval = 50;

/**
 * Validates each exchange of a recording against the documents: finds its operation, the documentation of its
 * response and differences from it, and what a documented server would have refused. Sends nothing.
 * The report contains no values of requests, and of responses only excerpts without secrets.
 */
export async function validateRecording(
  { kind, total, exchanges }: Recording,
  apis: readonly DocumentedApi[],
  onProgress?: Progress,
): Promise<Report> {
  const match = createMatcher(apis);
  const guessApi = createApiGuesser(apis);
  const collection = createCollection();
  const report = { kind, read: 0, matched: 0, asDocumented: 0, preflights: 0, damaged: 0 };
  const damages: string[] = [];
  let lastProgress = performance.now();
  for (const exchange of exchanges) {
    if (onProgress && performance.now() - lastProgress > progressInterval) {
      onProgress(report.read + report.damaged, total);
      lastProgress = performance.now();
    }
    const damage = exchange instanceof RecordingError ? exchange.message : await damageOf(exchange);
    if (damage) {
      report.damaged += 1;
      if (damages.length < maxDamages) damages.push(damage);
    } else report.read += 1;
  }
  return { ...report, damages, ...collection.parts() };

  /** Why an exchange cannot be checked; the others still are. */
  async function damageOf(exchange: Exchange): Promise<string | undefined> {
    const { place, method, url } = exchange;
    if (!URL.canParse(url, base)) return maskSecrets(`At ${place}: "${url}" is not an address.`);
    try {
      await check(exchange, new URL(url, base));
      return undefined;
    } catch (cause) {
      const why = cause instanceof Error ? cause.message : String(cause);
      return maskSecrets(`At ${place}: ${method} ${url} cannot be checked: ${why}.`);
    }
  }

  async function check(exchange: Exchange, url: URL): Promise<void> {
    const found = match(url.pathname);
    if (exchange.method === 'OPTIONS') report.preflights += found ? 1 : 0;
    else if (found) {
      const matches = await isAsDocumented(exchange, url, found, collection);
      report.matched += 1;
      if (matches) report.asDocumented += 1;
    } else reportUnknownPath(exchange, url, guessApi(url.pathname), collection);
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
    const operationDocs = operationPassage(api, operation);
    const seen = status && {
      status,
      isDocumented: passage !== undefined,
      ...(passage ?? { href: operationDocs.href, docs: '' }),
    };
    collection.count(
      { api: api.name, call, summary: operation.summary, href: operationDocs.href },
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
  const operationDocs = operationPassage(api, operation);
  const { status } = exchange;
  const here = passage ?? operationDocs;
  const differs =
    (at: Passage) =>
    (message: string): Fault => ({ severity: 'differs', message, ...at });
  const notes = undocumentedInputs(operation, api, exchange, url);
  const faults: Fault[] = notes.map((message) => ({
    severity: 'note',
    message,
    ...operationDocs,
  }));

  if (status !== undefined && (!passage || operation.responses[status])) {
    for (const { message, anchor } of validateResponse(operation, api, {
      status,
      ...answerOf(exchange),
    })) {
      faults.push(differs({ ...here, href: `${api.href}#${anchor}` })(message));
    }
  }
  // An error response already says what is wrong; which of several reasons it names is up to the server.
  if (status !== undefined && status >= 400) return faults;

  const credential = missingCredential(operation, api, exchange, url);
  if (credential) {
    faults.push({
      severity: 'note',
      message: `No ${credential} is recorded. Browsers leave keys out of what they save; without one the docs refuse this call.`,
      ...operationDocs,
    });
  }
  const request = requestOf(operation, exchange, path, url.search);
  const refusal = request && (await api.refuse(request));
  if (refusal) {
    const answered = status === undefined ? '' : ` This one answered ${status}.`;
    faults.push(
      differs(statusPassage(api, operation, refusal.status) ?? operationDocs)(
        `A documented server refuses this request with ${refusal.status}: ${refusal.messages.join(' ')}${answered}`,
      ),
    );
  }
  return faults;
}

/** The recorded parts of a response. */
function answerOf({ method, answerHeaders, answerBody }: Exchange) {
  return {
    headers: answerHeaders && { get: (name: string) => headerOf(answerHeaders, name) ?? null },
    text: method === 'HEAD' ? undefined : answerBody,
  };
}

function unknownMethod(
  api: DocumentedApi,
  methods: Match['methods'],
  { method, status }: Exchange,
): Fault {
  const known = [...methods.keys()].join(', ');
  return {
    severity: status === 405 ? 'note' : 'differs',
    message: `The docs have no ${method} here, only ${known}.`,
    href: `${api.href}#answers-that-every-operation-shares`,
    docs: 'Any other method is answered 405.',
  };
}

function reportUnknownPath(
  exchange: Exchange,
  { pathname }: URL,
  api: DocumentedApi | undefined,
  collection: Collection,
): void {
  if (!api) return;
  const { method, status, place } = exchange;
  collection.find(
    {
      severity: status === 404 ? 'note' : 'differs',
      message: 'This path is not documented.',
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

/** Replaces segments with digits, which may be ids or codes. */
const withoutValues = (pathname: string): string =>
  pathname.replaceAll(/[^/]*(?:\d|%)[^/]*/g, (segment) => (/^v\d+$/.test(segment) ? segment : '…'));
