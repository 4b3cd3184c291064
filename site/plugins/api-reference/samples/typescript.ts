import { isObject } from '../document/json.ts';
import { javascriptGrammar, literal, mapOf, quoted } from './literals.ts';
import type { SampledRequest, SampleRequest } from './request.ts';

/** The call with the typed client: a wrong path, field or type does not compile. */
export function typescript({ method, path, body, typed, answer }: SampledRequest): string {
  const params = Object.fromEntries(
    (['path', 'query', 'header'] as const)
      .map((place) => [place, typed[place]] as const)
      .filter(([, values]) => isObject(values) && Object.keys(values).length > 0),
  );
  const options = [
    ...(Object.keys(params).length > 0
      ? [`  params: ${literal(params, javascriptGrammar, '  ')},`]
      : []),
    ...bodyLines(body),
    ...(answer === 'text' ? [`  parseAs: 'text',`] : []),
  ];
  const given = options.length > 0 ? `, {\n${options.join('\n')}\n}` : '';
  return [
    ...typed.setUp,
    '',
    `const { data, error } = await client.${method}(${quoted(path)}${given});`,
    '',
    'console.log(data ?? error);',
  ].join('\n');
}

function bodyLines(body: SampleRequest['body']): string[] {
  if (!body) return [];
  if (body.kind === 'json') return [`  body: ${literal(body.value, javascriptGrammar, '  ')},`];
  if (body.kind === 'text') return [`  body: ${quoted(body.text)},`];
  return [
    `  body: ${literal(mapOf(body.fields), javascriptGrammar, '  ')},`,
    '  bodySerializer: (fields) => new URLSearchParams(fields),',
  ];
}
