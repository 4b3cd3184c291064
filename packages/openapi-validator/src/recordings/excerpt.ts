import type { Promised, Operation } from './api.ts';
import type { Exchange } from './exchange.ts';
import { maskSecrets } from './mask-secrets.ts';
import { anchorOf } from '../finding.ts';
import type { Passage } from './report.ts';

const most = 400;
const secretHeader =
  /^(?:authorization|proxy-authorization|cookie|set-cookie|.*(?:key|token|secret|signature).*)$/i;

/** The beginning of an answer without secrets: not what looks like one, nor what the request carried as one. */
export function excerptOf(exchange: Exchange, { schemes }: Promised, url: URL): string {
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
  const bare = secrets
    .filter((secret) => secret.length >= 6)
    .sort((one, other) => other.length - one.length)
    .reduce((text, secret) => text.replaceAll(secret, '••••'), answerBody.slice(0, 4 * most));
  const masked = maskSecrets(bare);
  return masked.length > most ? `${masked.slice(0, most)} …` : masked;
}

/** Answers that every operation shares; the documents describe them in their introductions. */
const shared = new Set([400, 404, 405, 409, 413, 415]);

/** What the docs say of an operation as a whole. */
export function operationPassage({ href }: Promised, operation: Operation): Passage {
  return { href: `${href}#${anchorOf(operation.operationId)}`, docs: operation.summary };
}

/** What the docs say of one status of an operation; undefined where they do not know it. */
export function statusPassage(
  { href }: Promised,
  operation: Operation,
  status: number,
): Passage | undefined {
  const response = operation.responses[status];
  if (response) {
    return {
      href: `${href}#${anchorOf(operation.operationId, status)}`,
      docs: response.description.replaceAll('`', '').replaceAll(/\s+/g, ' ').trim(),
    };
  }
  if (!shared.has(status)) return undefined;
  return {
    href: `${href}#answers-that-every-operation-shares`,
    docs: 'An answer that every operation shares.',
  };
}
