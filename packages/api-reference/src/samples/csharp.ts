import { printJson } from '../json/digits.ts';
import { hasRepeatedNames, quoted } from './literals.ts';
import type { FormPart } from './form-parts.ts';
import type { SampleRequest } from './request.ts';

/** HttpClient, as top-level statements of C# 11. */
export function csharp({ method, url, headers, body }: SampleRequest): string {
  const sent = headers.filter(([name]) => name !== 'Content-Type');
  const type = headers.find(([name]) => name === 'Content-Type')?.[1] ?? 'text/plain';
  return [
    ...(body && /json|text/.test(body.kind) ? ['using System.Text;', ''] : []),
    'using var client = new HttpClient();',
    `using var request = new HttpRequestMessage(HttpMethod.${titled(method)}, ${text(url)});`,
    ...sent.map(
      ([name, value]) => `request.Headers.TryAddWithoutValidation(${text(name)}, ${text(value)});`,
    ),
    ...content(body, type),
    '',
    'using var response = await client.SendAsync(request);',
    'Console.WriteLine($"{(int)response.StatusCode} {await response.Content.ReadAsStringAsync()}");',
  ].join('\n');
}

function content(body: SampleRequest['body'], type: string): string[] {
  if (!body) return [];
  if (body.kind === 'multipart')
    return [
      'var form = new MultipartFormDataContent();',
      ...body.parts.flatMap(part),
      'request.Content = form;',
    ];
  if (body.kind === 'form' && hasRepeatedNames(body.fields))
    return [
      'request.Content = new FormUrlEncodedContent(new[]',
      '{',
      ...body.fields.map(
        ([name, value]) => `    new KeyValuePair<string, string>(${text(name)}, ${text(value)}),`,
      ),
      '});',
    ];
  if (body.kind === 'form')
    return [
      'request.Content = new FormUrlEncodedContent(new Dictionary<string, string>',
      '{',
      ...body.fields.map(([name, value]) => `    [${text(name)}] = ${text(value)},`),
      '});',
    ];
  if (body.kind === 'file')
    return [
      `request.Content = new ByteArrayContent(await File.ReadAllBytesAsync(${text(body.file)}));`,
      `request.Content.Headers.ContentType = ${mediaType(type)};`,
    ];
  const written = body.kind === 'json' ? rawText(printJson(body.value, 2)) : text(body.text);
  const isPlain = !type.includes(';');
  return [
    `request.Content = new StringContent(${written}, Encoding.UTF8${isPlain ? `, ${text(type)}` : ''});`,
    ...(isPlain ? [] : [`request.Content.Headers.ContentType = ${mediaType(type)};`]),
  ];
}

/** The constructor accepts no parameters such as `charset`; `Parse` does. */
const mediaType = (type: string) =>
  `${type.includes(';') ? 'System.Net.Http.Headers.MediaTypeHeaderValue.Parse' : 'new'}(${text(type)})`;

const text = (value: string) => quoted(value, '"');

/** A raw string literal, delimited by more quotes than its text has in a row. */
function rawText(value: string): string {
  const longest = Math.max(2, ...[...value.matchAll(/"+/g)].map(([quotes]) => quotes.length));
  const fence = '"'.repeat(longest + 1);
  const lines = value.split('\n').map((line) => `    ${line}`);
  return `${fence}\n${lines.join('\n')}\n    ${fence}`;
}

/** `PUT` becomes `Put`, the name of the method in .NET. */
const titled = (method: string) => method[0] + method.slice(1).toLowerCase();

function part({ name, value, file, type, headers = [] }: FormPart, index: number): string[] {
  const content = `part${index + 1}`;
  const made = file
    ? `new ByteArrayContent(await File.ReadAllBytesAsync(${text(file)}))`
    : `new StringContent(${text(value)})`;
  return [
    `var ${content} = ${made};`,
    ...(type ? [`${content}.Headers.ContentType = ${mediaType(type)};`] : []),
    ...headers.map(
      (header) => `${content}.Headers.TryAddWithoutValidation(${header.map(text).join(', ')});`,
    ),
    `form.Add(${content}, ${text(name)}${file ? `, ${text(file)}` : ''});`,
  ];
}
