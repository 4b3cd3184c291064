import { javascriptGrammar, literal, mapOf, quoted } from './literals.ts';
import type { SampledRequest, SampleRequest } from './request.ts';

/** The call with `fetch`, as a module. */
export function javascript({ method, url, headers, body, answer }: SampledRequest): string {
  const options = [
    ...(method === 'GET' ? [] : [`  method: ${quoted(method)},`]),
    ...(headers.length > 0
      ? [`  headers: ${literal(mapOf(headers), javascriptGrammar, '  ')},`]
      : []),
    ...bodyLines(body),
  ];
  const given = options.length > 0 ? `, {\n${options.join('\n')}\n}` : '';
  return `const response = await fetch(${quoted(url)}${given});\n\nconsole.log(response.status, await response.${answer}());`;
}

function bodyLines(body: SampleRequest['body']): string[] {
  if (!body) return [];
  if (body.kind === 'json')
    return [`  body: JSON.stringify(${literal(body.value, javascriptGrammar, '  ')}),`];
  if (body.kind === 'form')
    return [
      `  body: new URLSearchParams(${literal(mapOf(body.fields), javascriptGrammar, '  ')}),`,
    ];
  return [`  body: ${quoted(body.text)},`];
}
