import type { FormCredential, OperationForm } from '@frontline/api-reference/page';
import { headerFault, signText } from '../../../sandbox/page/text-signature.ts';
import type { FormState } from './form-value.ts';

/** A credential with what is typed for it. */
export interface Secret {
  credential: FormCredential;
  text: string;
}

/** Every credential that a form asks for, with what is typed for it. */
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

/** A secret as it travels: in a header or in the address. */
export async function placed(
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

/** `Basic` takes a name and a password in Base64 (RFC 7617), which has no colon. */
const schemeText = (scheme: string, text: string): string =>
  scheme === 'Basic' && text.includes(':')
    ? btoa(String.fromCharCode(...new TextEncoder().encode(text)))
    : text;

/** Why a call cannot be made with a secret, in sentences; empty where it can. */
export function secretFault({ credential, text }: Secret): string {
  // In an address every character can travel, and a signature is made of letters that can.
  if (credential.in === 'query' || credential['x-signs']) return '';
  return headerFault(schemeText(credential.scheme ?? '', text));
}

/** Why a call cannot be made with what is typed; empty where it can. */
export const credentialFault = (form: OperationForm, state: FormState): string =>
  typedSecrets(form, state).map(secretFault).find(Boolean) ?? '';
