import {
  literal,
  mapOf,
  mapOrList,
  pythonGrammar,
  pythonHeaderGrammar,
  quoted,
} from './literals.ts';
import type { FormPart } from './form-parts.ts';
import { exactText, type SampleRequest } from './request.ts';

/** The requests package. */
export function python({ method, url, headers, body, answer }: SampleRequest): string {
  // requests treats `json=None` as no body.
  const exact = body?.kind === 'json' && body.value === null ? 'null' : exactText(body);
  // requests sets the content type of JSON and forms itself.
  const isImplied = (type: string) =>
    body?.kind === 'form' || (body?.kind === 'json' && !exact && type === 'application/json');
  const sent = headers.filter(([name, value]) => name !== 'Content-Type' || !isImplied(value));
  const write = (value: Parameters<typeof literal>[0], grammar = pythonGrammar) =>
    literal(value, grammar, '    ', '    ');
  const options = [
    `    ${quoted(url, '"')},`,
    ...(sent.length > 0 ? [`    headers=${write(mapOf(sent), pythonHeaderGrammar)},`] : []),
    ...(exact ? [`    data=${quoted(exact, '"')}.encode(),`] : []),
    ...(body?.kind === 'json' && !exact ? [`    json=${write(body.value)},`] : []),
    ...(body?.kind === 'form' ? [`    data=${write(mapOrList(body.fields))},`] : []),
    ...(body?.kind === 'multipart' ? ['    files=[', ...body.parts.map(part), '    ],'] : []),
    ...(body?.kind === 'file' ? [`    data=open(${quoted(body.file, '"')}, "rb"),`] : []),
    ...(body?.kind === 'text' ? [`    data=${quoted(body.text, '"')}.encode(),`] : []),
  ];
  return [
    'import requests',
    '',
    `response = requests.${method.toLowerCase()}(`,
    ...options,
    ')',
    '',
    `print(response.status_code, response.${answer === 'json' ? 'json()' : 'text'})`,
  ].join('\n');
}

function part({ name, value, file, type, headers = [] }: FormPart): string {
  const text = (one: string) => quoted(one, '"');
  const content = file ? `open(${text(file)}, "rb")` : text(value);
  const about = [file ? text(file) : 'None', content];
  if (type || headers.length > 0) about.push(type ? text(type) : 'None');
  if (headers.length > 0)
    about.push(`{${headers.map((pair) => pair.map(text).join(': ')).join(', ')}}`);
  return `        (${text(name)}, (${about.join(', ')})),`;
}
