import { printJson } from '../json/digits.ts';
import { formText, type SampleRequest } from './request.ts';

/** The call as a POSIX shell command, a line for each thing it says: a column of 60 signs holds most. */
export function curl({ method, url, headers, body }: SampleRequest): string {
  const isPlainGet = method === 'GET' && !body;
  // Told by --request alone, curl would wait for the body that no answer to HEAD has.
  const way = method === 'HEAD' ? '--head' : `--request ${method}`;
  return [
    ...(isPlainGet ? [`curl ${shell(url)}`] : [`curl ${way}`, shell(url)]),
    // Behind a colon alone, curl leaves a header out.
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
  const text = body.kind === 'form' ? formText(body.fields) : body.text;
  return [`${text.startsWith('@') ? '--data-raw' : '--data'} ${shell(text)}`];
}

/** Between quotes curl takes a value as it is: a semicolon and an @ would say something else. */
const quotedValue = (value: string) => (/[;@<"\\]/.test(value) ? inQuotes(value) : value);

/** A comma would begin another file. */
const quotedName = (file: string) => (file.includes(',') ? inQuotes(file) : quotedValue(file));

const inQuotes = (text: string) => `"${text.replaceAll(/["\\]/g, '\\$&')}"`;

/** Between single quotes a shell takes everything as it is, except a single quote. */
const shell = (value: string) => `'${value.replaceAll("'", `'\\''`)}'`;
