import { printJson } from '../json/digits.ts';
import { formText, type SampleRequest } from './request.ts';

/** A POSIX shell command with one option per line, so that most lines fit a column of 60 characters. */
export function curl({ method, url, headers, body }: SampleRequest): string {
  const isPlainGet = method === 'GET' && !body;
  // With `--request HEAD`, curl would wait for a body that never comes.
  const way = method === 'HEAD' ? '--head' : `--request ${method}`;
  return [
    ...(isPlainGet ? [`curl ${shell(url)}`] : [`curl ${way}`, shell(url)]),
    // curl sends an empty header only if its name ends with a semicolon.
    ...headers.map(
      ([name, value]) => `--header ${shell(value ? `${name}: ${value}` : `${name};`)}`,
    ),
    ...data(body),
  ].join(' \\\n  ');
}

function data(body: SampleRequest['body']): string[] {
  if (!body) return [];
  if (body.kind === 'multipart')
    return body.parts.map(({ name, value, file, type, headers = [] }) => {
      const content = file ? `@${quotedName(file)}` : quotedValue(value);
      const sent = headers.map(([header, one]) => `;headers=${inQuotes(`${header}: ${one}`)}`);
      return `--form ${shell(`${name}=${content}${type ? `;type=${type}` : ''}${sent.join('')}`)}`;
    });
  if (body.kind === 'json') return [`--data ${shell(printJson(body.value, 2))}`];
  if (body.kind === 'file') return [`--data-binary ${shell(`@${body.file}`)}`];
  const text = body.kind === 'form' ? formText(body.fields) : body.text;
  return [`${text.startsWith('@') ? '--data-raw' : '--data'} ${shell(text)}`];
}

/** Quotes make curl take a value literally; unquoted, `;`, a leading `@`, and outer spaces are special. */
const quotedValue = (value: string) => (/[;@<"\\]|^\s|\s$/.test(value) ? inQuotes(value) : value);

/** Unquoted, a comma separates files. */
const quotedName = (file: string) => (file.includes(',') ? inQuotes(file) : quotedValue(file));

const inQuotes = (text: string) => `"${text.replaceAll(/["\\]/g, '\\$&')}"`;

/** A single-quoted shell word; only the single quote itself needs escaping. */
const shell = (value: string) => `'${value.replaceAll("'", `'\\''`)}'`;
