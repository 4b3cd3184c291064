import {
  type FormCredential,
  type FormExample,
  type OperationForm,
  type FormSchema,
  plainText,
  filledPath,
  inHeader,
  inPath,
  inQuery,
} from '@frontline/api-reference/page';
import { baseUrlOf } from '../../../sandbox/shared/apis.ts';
import { demoCredentials, demoPublicUrl } from '../../../sandbox/shared/demo-credentials.ts';
import { callsComputer, localUrlOf } from '../../../sandbox/page/local-servers.ts';
import type { RawRequest } from '../../../sandbox/page/raw-request.ts';
import { textToSign } from '../../../sandbox/page/text-signature.ts';
import { type FormState, valueOf } from './form-value.ts';
import { printBody } from './form-body.ts';
import { placed, typedSecrets } from './form-credentials.ts';
import { keepFormDraft, keyOf, recallDraft } from './form-draft.ts';
import { sentBody } from './sent-body.ts';
import { apiOf, parameterKey } from './read-form.ts';

/** What was left in the consoles of this tab, by operation, and the credentials, by API and scheme. */
const kept = new Map<string, FormState>();
const credentials = new Map<string, string>();

/** What the reader left in this console, else the first example of the document. */
export function recall(form: OperationForm): FormState {
  const left = kept.get(keyOf(form)) ?? { ...beginning(form), ...recallDraft(form) };
  // What was chosen where the site ran on this computer may not be offered here.
  return left.target === 'computer' && !callsComputer() ? { ...left, target: 'page' } : left;
}

function beginning(form: OperationForm): FormState {
  const start: FormState = {
    target: form.servers ? 'other' : 'page',
    otherUrl: form.servers?.[0]?.url ?? '',
    credential: form.credential ? known(form, form.credential) : '',
    otherCredentials: Object.fromEntries(
      (form.otherCredentials ?? []).map((one) => [one.key, known(form, one)]),
    ),
    parameters: {},
    mode: 'form',
    body: {},
    raw: '',
  };
  const [example] = form.examples;
  return example ? fill(form, start, example) : start;
}

/**
 * Keeps what the reader has changed in a console. It outlives a reload, save for a credential that is not
 * one of the demonstration data: that stays in memory, and only the fact that there was one is kept.
 */
export function keep(form: OperationForm, state: FormState): void {
  kept.set(keyOf(form), state);
  for (const { credential, text } of typedSecrets(form, state))
    credentials.set(keptKey(form, credential), text);
  keepFormDraft(form, state, demoCredential(form));
}

export function fill(form: OperationForm, state: FormState, example: FormExample): FormState {
  const texts = Object.entries(example.parameters).map(([name, value]) => [name, plainText(value)]);
  const { schema = {} } = withBody(form, example.mediaType).body ?? {};
  const body = withoutFiles(schema, structuredClone(example.body ?? {}));
  const filled = {
    ...state,
    ...(example.mediaType !== undefined && { mediaType: example.mediaType }),
    parameters: Object.fromEntries(texts),
    body,
    chosen: {},
  };
  return { ...filled, raw: printBody(withBody(form, filled.mediaType), body) };
}

/** The form with the body of the media type that is chosen. */
export function withBody(form: OperationForm, mediaType?: string): OperationForm {
  const body = form.bodies?.find((one) => one.mediaType === mediaType);
  return body ? { ...form, body } : form;
}

/** The address of the server that a console calls. */
export function addressOf(form: OperationForm, { target, otherUrl }: FormState): string {
  if (target === 'other' || form.servers) return otherUrl.trim().replace(/\/+$/, '');
  return target === 'computer' ? localUrlOf(apiOf(form)) : baseUrlOf(apiOf(form));
}

/** The request that a console stands for. @throws {TypeError} the other address is not an address */
export async function buildRequest(form: OperationForm, state: FormState): Promise<RawRequest> {
  const given = form.parameters.map((one) => ({
    ...one,
    value: valueOf(state.parameters[parameterKey(one)] ?? '', one.schema) ?? '',
  }));
  const path = filledPath(form.path, (name) => {
    const one = given.find((other) => other.in === 'path' && other.name === name);
    return inPath(name, one?.value ?? '', one?.writing);
  });
  const url = new URL(addressOf(form, state) + path);
  const sent = given.filter(({ value }) => value !== '');
  const asked = sent
    .filter((one) => one.in === 'query')
    .flatMap(({ name, value, writing }) => inQuery(name, value, writing));
  // A path may ask for something by itself.
  const query = [url.search.slice(1), ...asked].filter(Boolean);
  const headers = sent
    .filter((one) => one.in === 'header' && form.servers)
    .map(({ name, value, writing }): [string, string] => [name, inHeader(value, writing)]);
  const { contentType, body, content, parts } = sentBody(form, state);
  if (contentType) headers.push(['Content-Type', contentType]);
  url.search = query.join('&');
  const signed = state.target === 'other' ? url.href : demoPublicUrl + url.pathname;
  const toSign = textToSign(signed, [...new URLSearchParams(body)]);
  const secrets = typedSecrets(form, state).filter(({ text }) => text !== '');
  const proofs = await Promise.all(secrets.map((secret) => placed(secret, toSign)));
  url.search = [...query, ...proofs.flatMap((one) => ('query' in one ? [one.query] : []))].join(
    '&',
  );
  headers.unshift(...proofs.flatMap((one) => ('header' in one ? [one.header] : [])));
  return {
    api: apiOf(form),
    method: form.method,
    url: url.href,
    headers,
    body,
    ...(content && { content }),
    ...(parts && { parts }),
  };
}

const demoCredential = ({ credential }: OperationForm): string =>
  demoCredentials[credential?.key ?? ''] ?? '';

/** Documents of several providers may call their schemes alike. */
const keptKey = ({ api, servers }: OperationForm, { key }: FormCredential): string =>
  servers ? `${api} ${key}` : key;

const known = (form: OperationForm, credential: FormCredential): string =>
  credentials.get(keptKey(form, credential)) ?? demoCredentials[credential.key] ?? '';

/** A body without what a document writes in the place of files: nobody can send it but from a file. */
function withoutFiles({ format, properties = {} }: FormSchema, body: unknown): unknown {
  if (format === 'binary') return undefined;
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body;
  const isFile = (name: string) => {
    const field = Object.hasOwn(properties, name) ? properties[name] : undefined;
    return (field?.items ?? field)?.format === 'binary';
  };
  return Object.fromEntries(Object.entries(body).filter(([name]) => !isFile(name)));
}
