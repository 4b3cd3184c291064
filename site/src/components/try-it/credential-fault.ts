import { headerFault } from '../../sandbox/header-text.ts';
import type { OperationForm } from './operation-form.ts';

/** Why a call cannot be made with a credential, in sentences; empty where it can. */
export function credentialFault({ credential }: OperationForm, text: string): string {
  // In an address every character can travel, and a signature is made of letters that can.
  if (!credential || credential.in === 'query' || credential['x-signs']) return '';
  return headerFault(text);
}
