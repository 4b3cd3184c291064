import type { FormCredential, OperationForm } from '@frontline/api-reference/page';
import { headerFault, signText } from '../../../sandbox/page/text-signature.ts';
import type { FormState } from './form-value.ts';

export interface Secret {
  credential: FormCredential;
  text: string;
}

/** All credentials of a form with their input. */
export function typedSecrets(form: OperationForm, state: FormState): Secret[] {
  const others = new Map(Object.entries(state.otherCredentials ?? {}));
  return [
    ...(form.credential ? [{ credential: form.credential, text: state.credential }] : []),
    ...(form.otherCredentials ?? []).map((credential) => ({
      credential,
      text: others.get(credential.key) ?? '',
    })),
  ];
}

/** The header or query parameter that carries a secret. */
export async function placeSecret(
  { credential, text }: Secret,
  toSign: string,
): Promise<{ header: [name: string, value: string] } | { query: string }> {
  const { type, name = '', in: place, scheme = '' } = credential;
  if (credential['x-signs']) return { header: [name, await signText(text, toSign)] };
  if (type === 'http')
    return { header: ['Authorization', `${scheme} ${schemeText(scheme, text)}`] };
  if (place === 'header') return { header: [name, text] };
  const whole = text.replaceAll(/\p{Surrogate}/gu, '\ufffd');
  return { query: `${encodeURIComponent(name)}=${encodeURIComponent(whole)}` };
}

/** `Basic` takes `name:password` in Base64 (RFC 7617), which has no colon. */
const schemeText = (scheme: string, text: string): string =>
  scheme === 'Basic' && text.includes(':')
    ? btoa(String.fromCharCode(...new TextEncoder().encode(text)))
    : text;

/** Why a secret cannot be sent, in sentences; empty if it can. */
export function secretFault({ credential, text }: Secret): string {
  // A query can carry any character, and a signature has only safe ones.
  if (credential.in === 'query' || credential['x-signs']) return '';
  return headerFault(schemeText(credential.scheme ?? '', text));
}

/** Why the typed credentials cannot be sent; empty if they can. */
export const credentialFault = (form: OperationForm, state: FormState): string =>
  typedSecrets(form, state).map(secretFault).find(Boolean) ?? '';
