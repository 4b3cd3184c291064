import { replaceReferences } from '../references.ts';
import type { RequestStep, Scenario } from '../scenario.ts';
import { answerNamed, oneLine, titleOf } from './titles.ts';

/**
 * The scenario as a bash script that sends requests with curl and extracts fields of answers with jq.
 *
 * @param servers The URL of each API's server, such as `http://localhost:8004`.
 */
export function asCurl(
  { name, steps }: Scenario,
  servers: Readonly<Record<string, string>>,
): string {
  const used = new Set(steps.flatMap((step) => (step.kind === 'request' ? [step.api] : [])));
  const lines = steps.flatMap((step, index) => [
    '',
    `echo ${quoted(`${index + 1}. ${oneLine(titleOf(step))}`)}`,
    ...(step.kind === 'wait' ? [`sleep ${step.seconds}`] : requestLines(step)),
  ]);
  return [
    '#!/usr/bin/env bash',
    `# ${oneLine(name)}`,
    '# Needs curl, and jq where an answer is used. Addresses of other servers come from the environment.',
    'set -euo pipefail',
    ...[...used].map((api) => `${serverOf(api)}=\${${serverOf(api)}:-${servers[api] ?? ''}}`),
    ...lines,
    '',
  ].join('\n');
}

function requestLines(step: RequestStep): string[] {
  const { api, method, path, headers, body, as } = step;
  const isJson = /^\s*[[{]/.test(body);
  const address = `"$${serverOf(api)}"${quoted(path, '@uri')}`;
  const command = [
    `curl --silent --show-error --request ${method} ${address}`,
    ...headers.map(([name, value]) => `--header ${quoted(`${name}: ${value}`)}`),
    ...(body ? [`--data-raw ${quoted(body, isJson ? '@json' : '@uri')}`] : []),
  ].join(' \\\n  ');
  return as
    ? [`${answerNamed(as)}=$(${command})`, `printf '%s\\n' "$${answerNamed(as)}"`]
    : [`${command} --write-out '\\n%{http_code}\\n'`];
}

/** In single quotes, where only references are expanded, to what jq extracts from the answer. */
function quoted(text: string, encoding?: '@uri' | '@json'): string {
  const whole = `'${text.replaceAll("'", `'\\''`)}'`;
  return replaceReferences(
    whole,
    (name, fields) => `'"$(${jqExpression(name, fields, encoding)})"'`,
  );
}

function jqExpression(
  name: string,
  fields: readonly string[],
  encoding?: '@uri' | '@json',
): string {
  const answer = `printf '%s' "$${answerNamed(name)}"`;
  const path = fields
    .map((field) => (/^\d+$/.test(field) ? `[${field}]` : `["${field}"]`))
    .join('');
  const filter = encoding === '@json' ? '| tojson | .[1:-1]' : encoding ? `| ${encoding}` : '';
  return path
    ? `${answer} | jq -r '.${path} | tostring ${filter}'`
    : `${answer} | jq -Rrs 'rtrimstr("\\n") ${filter}'`;
}

const serverOf = (api: string) => api.replaceAll('-', '_').toUpperCase();
