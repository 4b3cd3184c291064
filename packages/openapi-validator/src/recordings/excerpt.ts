import type { DocumentedApi, Operation } from './api.ts';
import type { Exchange } from './exchange.ts';
import { maskSecrets } from './mask-secrets.ts';
import { anchorOf } from '../finding.ts';
import type { Passage } from './report.ts';

const maxLength = 400;
const secretHeader =
  /^(?:authorization|proxy-authorization|cookie|set-cookie|.*(?:key|token|secret|signature).*)$/i;

/** The beginning of a response, without anything that looks like a secret or that the request sent as one. */
export function excerptOf(exchange: Exchange, { schemes }: DocumentedApi, url: URL): string {
  const { answerBody = '', requestHeaders = [], answerHeaders = [] } = exchange;
  const names = Object.values(schemes).flatMap(({ in: place, name }) =>
    place === 'query' && name ? [name] : [],
  );
  const secrets = [
    ...[...requestHeaders, ...answerHeaders].flatMap(([name, value]) =>
      secretHeader.test(name) ? [value, ...value.split(/[\s=;]+/)] : [],
    ),
    ...names.map((name) => url.searchParams.get(name) ?? ''),
  ];
  const redacted = secrets
    .filter((secret) => secret.length >= 6)
    .sort((one, other) => other.length - one.length)
    .reduce((text, secret) => text.replaceAll(secret, '••••'), answerBody.slice(0, 4 * maxLength));
  const masked = maskSecrets(redacted);
  return masked.length > maxLength ? `${masked.slice(0, maxLength)} …` : masked;
}

/** Statuses common to all operations; the documents describe them in their introductions. */
const sharedStatuses = new Set([400, 404, 405, 409, 413, 415]);

/** The documentation of an operation. */
export function operationPassage({ href }: DocumentedApi, operation: Operation): Passage {
  return { href: `${href}#${anchorOf(operation.operationId)}`, docs: operation.summary };
}

/** The documentation of a status of an operation; undefined if there is none. */
export function statusPassage(
  { href }: DocumentedApi,
  operation: Operation,
  status: number,
): Passage | undefined {
  const response = operation.responses[status];
  if (response) {
    return {
      href: `${href}#${anchorOf(operation.operationId, status)}`,
      docs: response.description,
    };
  }
  if (!sharedStatuses.has(status)) return undefined;
  return {
    href: `${href}#answers-that-every-operation-shares`,
    docs: 'An answer that every operation shares.',
  };
}
