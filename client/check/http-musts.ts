import type { Answer } from '@frontline/openapi-validator';

/** Headers that HTTP itself asks of an answer (RFC 9110, 15.5.2 and 15.5.6), whatever a document says. */
const MUSTS: Record<number, string> = { 401: 'WWW-Authenticate', 405: 'Allow' };

/** Says which header is missing that HTTP asks for with this status. */
export function missingHeader({ status, headers }: Pick<Answer, 'status' | 'headers'>) {
  const name = MUSTS[status];
  return name === undefined || headers.has(name)
    ? undefined
    : `The header ${name} is missing, which HTTP asks for with ${status}.`;
}
