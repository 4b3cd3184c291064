import type { FormCredential, OperationForm } from '@frontline/api-reference/page';
import { byteString } from '../../../sandbox/page/raw-request.ts';
import { headerFault, signText } from '../../../sandbox/page/text-signature.ts';
import type { FormState } from './form-value.ts';

export interface Secret {
  credential: FormCredential;
  text: string;
}

/** All credentials of a form with their input. */
export function typedSecrets({ credentials }: OperationForm, state: FormState): Secret[] {
  const texts = new Map(Object.entries(state.credentials));
  return credentials.map((credential) => ({
    credential,
    text: texts.get(credential.name) ?? '',
  }));
}

/** The header or query parameter that carries a secret. */
export async function placeSecret(
  { credential, text }: Secret,
  toSign: string,
): Promise<{ header: [name: string, value: string] } | { query: string }> {
  const { place, parameter, scheme, isSignature } = credential;
  if (isSignature) return { header: [parameter, await signText(text, toSign)] };
  const sent = scheme ? `${scheme} ${schemeText(scheme, text)}` : text;
  if (place === 'header') return { header: [parameter, sent] };
  const whole = sent.replaceAll(/\p{Surrogate}/gu, '\ufffd');
  return { query: `${encodeURIComponent(parameter)}=${encodeURIComponent(whole)}` };
}

/** `Basic` takes `name:password` in Base64 (RFC 7617), which has no colon. */
const schemeText = (scheme: string, text: string): string =>
  scheme === 'Basic' && text.includes(':') ? btoa(byteString(text)) : text;

/** Why a secret cannot be sent, in sentences; empty if it can. */
export function secretFault({ credential: { place, scheme, isSignature }, text }: Secret): string {
  // A query can carry any character, and a signature has only safe ones.
  return place === 'query' || isSignature ? '' : headerFault(schemeText(scheme, text));
}

/** Why the typed credentials cannot be sent; empty if they can. */
export const credentialFault = (form: OperationForm, state: FormState): string =>
  typedSecrets(form, state).map(secretFault).find(Boolean) ?? '';
