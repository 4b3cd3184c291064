import { baseUrlOf } from '../../sandbox/apis.ts';
import { demoCredentials, demoPublicUrl } from '../../sandbox/demo-credentials.ts';
import { callsComputer, localUrlOf } from '../../sandbox/local-servers.ts';
import type { RawRequest } from '../../sandbox/raw-request.ts';
import { signText, textToSign } from '../../sandbox/text-signature.ts';
import type { FormState } from './filled-form.ts';
import { keepFormDraft, keyOf, recallDraft } from './form-draft.ts';
import type { FormExample, OperationForm } from './operation-form.ts';

/** What was left in the consoles of this tab, by operation, and the credentials, by their scheme. */
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
    credential: knownCredential(form),
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
  if (form.credential) credentials.set(form.credential.key, state.credential);
  keepFormDraft(form, state, demoCredential(form));
}

export function fill(form: OperationForm, state: FormState, example: FormExample): FormState {
  const texts = Object.entries(example.parameters).map(([name, value]) => [name, String(value)]);
  const body = structuredClone(example.body ?? {});
  return { ...state, parameters: Object.fromEntries(texts), body, raw: printBody(form, body) };
}

/** The body as it travels: JSON with indentation, or a form. */
export function printBody(form: OperationForm, body: unknown): string {
  if (!form.body) return '';
  if (!form.body.mediaType.includes('form')) return JSON.stringify(body, null, 2);
  return new URLSearchParams(Object.entries(body as Record<string, string>)).toString();
}

/** The body that a text stands for. @throws {SyntaxError} the text is not JSON */
export function readBody(form: OperationForm, text: string): unknown {
  if (form.body?.mediaType.includes('form')) return Object.fromEntries(new URLSearchParams(text));
  return JSON.parse(text || '{}');
}

const bodyText = (form: OperationForm, state: FormState): string =>
  state.mode === 'raw' ? state.raw : printBody(form, state.body);

/** The body as text: just as it was typed, as long as it says what the form says. */
export function rawText(form: OperationForm, { raw, body }: FormState): string {
  const read = fieldsOf(form, raw);
  return JSON.stringify(read) === JSON.stringify(body) ? raw : printBody(form, body);
}

/** The body that a text stands for, where a form can show it: it must be fields with values. */
export function fieldsOf(form: OperationForm, text: string): unknown {
  try {
    const body = readBody(form, text);
    const isFields = typeof body === 'object' && body !== null && !Array.isArray(body);
    return isFields ? body : undefined;
  } catch {
    return undefined;
  }
}

/** The address of the server that a console calls. */
export function addressOf(form: OperationForm, { target, otherUrl }: FormState): string {
  if (target === 'other' || form.servers) return otherUrl.trim().replace(/\/+$/, '');
  return target === 'computer' ? localUrlOf(form.api) : baseUrlOf(form.api);
}

const BOUNDARY = 'part-of-the-form';

/** The fields of a form, each as a part of its own (RFC 7578). */
const multipart = (form: string): string =>
  [...new URLSearchParams(form)]
    .map(
      ([name, value]) =>
        `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name.replaceAll('"', '%22')}"\r\n\r\n${value}\r\n`,
    )
    .join('')
    .concat(`--${BOUNDARY}--\r\n`);

/** The request that a console stands for. @throws {TypeError} the other address is not an address */
export async function buildRequest(form: OperationForm, state: FormState): Promise<RawRequest> {
  const base = addressOf(form, state);
  const path = form.path.replaceAll(/\{([^}]+)\}/g, (_, name: string) =>
    // Half of a character, as a paste can leave it, has no code in an address.
    encodeURIComponent((state.parameters[name] ?? '').replaceAll(/\p{Surrogate}/gu, '\ufffd')),
  );
  const url = new URL(base + path);
  const own: [string, string][] = [];
  for (const { name, in: place } of form.parameters) {
    const value = state.parameters[name];
    if (place === 'query' && value) url.searchParams.set(name, value);
    if (place === 'header' && value && form.servers) own.push([name, value]);
  }
  const text = bodyText(form, state);
  const isMultipart = form.body?.mediaType.startsWith('multipart/') ?? false;
  const body = isMultipart ? multipart(text) : text;
  const headers: [string, string][] = [
    ...own,
    ...(form.body
      ? ([
          [
            'Content-Type',
            isMultipart ? `${form.body.mediaType}; boundary=${BOUNDARY}` : form.body.mediaType,
          ],
        ] as [string, string][])
      : []),
  ];
  const { credential } = form;
  if (credential?.['x-signs'] && state.credential) {
    const signed = state.target === 'other' ? url.href : demoPublicUrl + url.pathname;
    const toSign = textToSign(signed, [...new URLSearchParams(body)]);
    headers.unshift([credential.name ?? '', await signText(state.credential, toSign)]);
  } else if (credential && state.credential) {
    const { type, name = '', in: place, scheme } = credential;
    if (type === 'http') headers.unshift(['Authorization', `${scheme} ${state.credential}`]);
    else if (place === 'query') url.searchParams.set(name, state.credential);
    // A browser lets no page set a cookie for another host.
    else if (place === 'header') headers.unshift([name, state.credential]);
  }
  return { api: form.api, method: form.method, url: url.href, headers, body };
}

const demoCredential = ({ credential }: OperationForm): string =>
  demoCredentials[credential?.key ?? ''] ?? '';

const knownCredential = (form: OperationForm): string =>
  credentials.get(form.credential?.key ?? '') ?? demoCredential(form);
