import { formLines, READ_FILE } from './javascript.ts';
import {
  hasRepeatedNames,
  headerGrammar,
  javascriptGrammar,
  literal,
  mapOf,
  quoted,
} from './literals.ts';
import type { FormPart } from './form-parts.ts';
import { exactText, type SampleRequest } from './request.ts';

/** The typed client. */
export function typescript({ method, path, body, typed, answer }: SampleRequest): string {
  const params = (['path', 'query', 'header'] as const)
    .filter((place) => Object.keys(typed[place]).length > 0)
    .map((place) => {
      const grammar = place === 'header' ? headerGrammar : javascriptGrammar;
      return `    ${place}: ${literal(typed[place], grammar, '    ')},`;
    });
  const options = [
    ...(params.length > 0 ? ['  params: {', ...params, '  },'] : []),
    ...bodyLines(body),
    ...(Object.keys(typed.headers ?? {}).length > 0
      ? [`  headers: ${literal(typed.headers ?? {}, javascriptGrammar, '  ')},`]
      : []),
    ...(typed.search === undefined ? [] : [`  querySerializer: () => ${quoted(typed.search)},`]),
    ...(typed.address === undefined ? [] : [`  pathSerializer: () => ${quoted(typed.address)},`]),
    ...(answer === 'text' && typed.saysText ? [`  parseAs: 'text',`] : []),
  ];
  const given = options.length > 0 ? `, {\n${options.join('\n')}\n}` : '';
  return [
    ...(body?.kind === 'file' ? [READ_FILE] : []),
    ...(body?.kind === 'multipart' ? withForm(typed.setUp, body.parts) : typed.setUp),
    '',
    `const { data, error } = await client.${method}(${quoted(path)}${given});`,
    '',
    'console.log(data ?? error);',
  ].join('\n');
}

/** Moves the import of the form statements to the top. */
function withForm(setUp: string[], parts: FormPart[]): string[] {
  const [first = '', ...lines] = formLines(parts).split('\n');
  return first.startsWith('import') ? [first, ...setUp, ...lines] : [...setUp, '', first, ...lines];
}

function bodyLines(body: SampleRequest['body']): string[] {
  if (!body) return [];
  if (body.kind === 'multipart')
    return ['  body: form as never,', '  bodySerializer: (parts) => parts,'];
  if (body.kind === 'form' && hasRepeatedNames(body.fields))
    return [
      '  body: {} as never,',
      `  bodySerializer: () => new URLSearchParams(${literal(body.fields, javascriptGrammar, '  ')}),`,
    ];
  const exact = exactText(body);
  if (exact) return ['  body: {} as never,', `  bodySerializer: () => ${quoted(exact)},`];
  if (body.kind === 'file')
    return [
      `  body: (await readFile(${quoted(body.file)})) as never,`,
      '  bodySerializer: (file) => file,',
    ];
  if (body.kind === 'text')
    return [`  body: ${quoted(body.text)},`, '  bodySerializer: (text) => text,'];
  const value = body.kind === 'json' ? body.value : mapOf(body.fields);
  return [`  body: ${literal(value, javascriptGrammar, '  ')},`];
}
