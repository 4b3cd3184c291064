import {
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
import { mayCallLocalhost, localUrlOf } from '../../../sandbox/page/local-servers.ts';
import type { RawRequest } from '../../../sandbox/page/raw-request.ts';
import { textToSign } from '../../../sandbox/page/text-signature.ts';
import { apiOf, type FormState, parameterKey, valueOf } from './form-value.ts';
import { printBody } from './form-body.ts';
import { placeSecret, typedSecrets } from './form-credentials.ts';
import { saveFormDraft, keyOf, restoreDraft } from './form-draft.ts';
import { serializeBody } from './sent-body.ts';

/** Forms of this tab by operation, and credentials by API and security scheme. */
const forms = new Map<string, FormState>();
const credentials = new Map<string, string>();

/** The saved state of a console, or the first example of the document. */
export function restoreForm(form: OperationForm): FormState {
  const saved = forms.get(keyOf(form)) ?? restoredState(form);
  // This site may not offer a local server, although the draft was saved by one that did.
  return saved.target === 'computer' && !mayCallLocalhost() ? { ...saved, target: 'page' } : saved;
}

function restoredState(form: OperationForm): FormState {
  const [initial, draft] = [initialState(form), restoreDraft(form)];
  return { ...initial, ...draft, credentials: { ...initial.credentials, ...draft.credentials } };
}

function initialState(form: OperationForm): FormState {
  const start: FormState = {
    target: form.servers ? 'other' : 'page',
    otherUrl: form.servers?.[0]?.url ?? '',
    credentials: Object.fromEntries(
      form.credentials.map(({ name }) => [
        name,
        credentials.get(credentialKey(form, name)) ?? demoCredentials[name] ?? '',
      ]),
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
 * Saves the state of a console across reloads. A credential that is not from the demonstration data stays in
 * memory; the draft only records that there was one.
 */
export function saveForm(form: OperationForm, state: FormState): void {
  forms.set(keyOf(form), state);
  for (const { credential, text } of typedSecrets(form, state))
    credentials.set(credentialKey(form, credential.name), text);
  saveFormDraft(form, state);
}

export function fill(form: OperationForm, state: FormState, example: FormExample): FormState {
  const texts = Object.entries(example.parameters).map(([name, value]) => [name, plainText(value)]);
  const { schema = {} } = withBody(form, example.mediaType).body ?? {};
  const given = example.body === undefined ? {} : example.body;
  const body = withoutFiles(schema, structuredClone(given));
  const filled = {
    ...state,
    ...(example.mediaType !== undefined && { mediaType: example.mediaType }),
    parameters: Object.fromEntries(texts),
    body,
    chosen: {},
    // Fields cannot show it.
    ...(body === null && { mode: 'raw' as const }),
  };
  return { ...filled, raw: printBody(withBody(form, filled.mediaType), body) };
}

export function withBody(form: OperationForm, mediaType?: string): OperationForm {
  const body = form.bodies?.find((one) => one.mediaType === mediaType);
  return body ? { ...form, body } : form;
}

/** Base URL of the server that a console calls. */
export function addressOf(form: OperationForm, { target, otherUrl }: FormState): string {
  if (target === 'other' || form.servers) return otherUrl.trim().replace(/\/+$/, '');
  return target === 'computer' ? localUrlOf(apiOf(form)) : baseUrlOf(apiOf(form));
}

/** Builds the request of a console. @throws {TypeError} the custom server address is not a URL */
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
  const parameters = sent
    .filter((one) => one.in === 'query')
    .flatMap(({ name, value, writing }) => inQuery(name, value, writing));
  // The path of an operation may already have a query.
  const query = [url.search.slice(1), ...parameters].filter(Boolean);
  const headers = sent
    .filter((one) => one.in === 'header')
    .map(({ name, value, writing }): [string, string] => [name, inHeader(value, writing)]);
  const { contentType, body, content, parts } = serializeBody(form, state);
  if (contentType) headers.push(['Content-Type', contentType]);
  url.search = query.join('&');
  const signed = state.target === 'other' ? url.href : demoPublicUrl + url.pathname;
  const toSign = textToSign(signed, [...new URLSearchParams(body)]);
  const secrets = typedSecrets(form, state).filter(({ text }) => text !== '');
  const placed = await Promise.all(secrets.map((secret) => placeSecret(secret, toSign)));
  url.search = [...query, ...placed.flatMap((one) => ('query' in one ? [one.query] : []))].join(
    '&',
  );
  headers.unshift(...placed.flatMap((one) => ('header' in one ? [one.header] : [])));
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

/** Includes the API where documents of several providers may use the same scheme name. */
const credentialKey = ({ api, servers }: OperationForm, name: string): string =>
  servers ? `${api} ${name}` : name;

/** Removes the example values of binary fields: only the reader can supply a file. */
function withoutFiles({ format, properties = {} }: FormSchema, body: unknown): unknown {
  if (format === 'binary') return undefined;
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body;
  const isFile = (name: string) => {
    const field = Object.hasOwn(properties, name) ? properties[name] : undefined;
    return (field?.items ?? field)?.format === 'binary';
  };
  return Object.fromEntries(Object.entries(body).filter(([name]) => !isFile(name)));
}
