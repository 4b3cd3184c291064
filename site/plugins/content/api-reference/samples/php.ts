import { literal, phpGrammar, phpText, mapOf } from './literals.ts';
import type { SampledRequest, SampleRequest } from './request.ts';

/** The call with the cURL extension. */
export function php({ method, url, headers, body, answer }: SampledRequest): string {
  const lines = headers.map(([name, value]) => `        ${phpText(`${name}: ${value}`)},`);
  return [
    '<?php',
    '',
    `$call = curl_init(${phpText(url)});`,
    'curl_setopt_array($call, [',
    '    CURLOPT_RETURNTRANSFER => true,',
    ...(method === 'GET' ? [] : [`    CURLOPT_CUSTOMREQUEST => ${phpText(method)},`]),
    ...(lines.length > 0 ? ['    CURLOPT_HTTPHEADER => [', ...lines, '    ],'] : []),
    ...data(body),
    ']);',
    '$answer = curl_exec($call);',
    '$status = curl_getinfo($call, CURLINFO_RESPONSE_CODE);',
    '',
    answer === 'json' ? 'var_dump($status, json_decode($answer));' : 'var_dump($status, $answer);',
  ].join('\n');
}

function data(body: SampleRequest['body']): string[] {
  if (!body) return [];
  const name = '    CURLOPT_POSTFIELDS => ';
  if (body.kind === 'json')
    return [`${name}json_encode(${literal(body.value, phpGrammar, '    ', '    ')}),`];
  if (body.kind === 'form')
    return [`${name}http_build_query(${literal(mapOf(body.fields), phpGrammar, '    ', '    ')}),`];
  return [`${name}${phpText(body.text)},`];
}
