import { headerGrammar, javascriptGrammar, literal, mapOf, mapOrList, quoted } from './literals.ts';
import { headersLeftOut, type FormPart } from './form-parts.ts';
import { exactText, type SampleRequest } from './request.ts';

/** `fetch`, as an ES module. */
export function javascript({ method, url, headers, body, answer }: SampleRequest): string {
  const options = [
    ...(method === 'GET' ? [] : [`  method: ${quoted(method)},`]),
    ...(headers.length > 0 ? [`  headers: ${literal(mapOf(headers), headerGrammar, '  ')},`] : []),
    ...bodyLines(body),
  ];
  const given = options.length > 0 ? `, {\n${options.join('\n')}\n}` : '';
  const form = body?.kind === 'multipart' ? `${formLines(body.parts)}\n\n` : '';
  const before = body?.kind === 'file' ? `${READ_FILE}\n\n` : form;
  return `${before}const response = await fetch(${quoted(url)}${given});\n\nconsole.log(response.status, await response.${answer}());`;
}

function bodyLines(body: SampleRequest['body']): string[] {
  if (!body) return [];
  const exact = exactText(body);
  if (exact) return [`  body: ${quoted(exact)},`];
  if (body.kind === 'json')
    return [`  body: JSON.stringify(${literal(body.value, javascriptGrammar, '  ')}),`];
  if (body.kind === 'multipart') return ['  body: form,'];
  if (body.kind === 'form')
    return [
      `  body: new URLSearchParams(${literal(mapOrList(body.fields), javascriptGrammar, '  ')}),`,
    ];
  if (body.kind === 'file') return [`  body: await readFile(${quoted(body.file)}),`];
  return [`  body: ${quoted(body.text)},`];
}

export const READ_FILE = `import { readFile } from 'node:fs/promises';`;

/** Statements that build a multipart form. */
export function formLines(parts: FormPart[]): string {
  const hasFile = parts.some(({ file }) => file);
  return [
    ...(hasFile ? [READ_FILE, ''] : []),
    ...headersLeftOut(parts),
    'const form = new FormData();',
    ...parts.map(({ name, value, file, type }) => {
      const options = type ? `, { type: ${quoted(type)} }` : '';
      if (file)
        return `form.append(${quoted(name)}, new Blob([await readFile(${quoted(file)})]${options}), ${quoted(file)});`;
      return `form.append(${quoted(name)}, ${type ? `new Blob([${quoted(value)}]${options})` : quoted(value)});`;
    }),
  ].join('\n');
}
