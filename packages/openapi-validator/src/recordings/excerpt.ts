import type { Promised } from './api.ts';
import type { Exchange } from './exchange.ts';
import { maskSecrets } from './mask-secrets.ts';

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
