import { printJson } from '../json/digits.ts';
import { hasRepeatedNames, quoted } from './literals.ts';
import type { FormPart } from './form-parts.ts';
import { essence } from './media-kind.ts';
import { splitHeaders, type SampleRequest } from './request.ts';

/** HttpClient, as top-level statements of C# 11. */
export function csharp({ method, url, headers, body }: SampleRequest): string {
  const { type = '', others: sent } = splitHeaders(headers);
  const lines = (ofContent: boolean) =>
    sent
      .filter(([name]) => (body !== undefined && CONTENT_HEADER.test(name)) === ofContent)
      .map(
        (pair) =>
          `request.${ofContent ? 'Content.' : ''}Headers.TryAddWithoutValidation(${pair.map(text).join(', ')});`,
      );
  return [
    ...(body && /json|text/.test(body.kind) ? ['using System.Text;', ''] : []),
    'using var client = new HttpClient();',
    `using var request = new HttpRequestMessage(HttpMethod.${titled(method)}, ${text(url)});`,
    ...lines(false),
    ...content(body, type),
    ...lines(true),
    '',
    'using var response = await client.SendAsync(request);',
    'Console.WriteLine($"{(int)response.StatusCode} {await response.Content.ReadAsStringAsync()}");',
  ].join('\n');
}

/** Headers of a body, which .NET drops silently from those of the request. */
const CONTENT_HEADER = /^(content-.*|allow|expires|last-modified)$/i;

function content(body: SampleRequest['body'], type: string): string[] {
  if (!body) return [];
  if (body.kind === 'multipart')
    return [
      'var form = new MultipartFormDataContent();',
      ...(type ? [`form.Headers.ContentType!.MediaType = ${text(essence(type))};`] : []),
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
  const written =
    body.kind === 'json' ? rawText(onOneLine(printJson(body.value, 2))) : text(body.text);
  const isPlain = !type.includes(';');
  return [
    `request.Content = new StringContent(${written}, Encoding.UTF8${isPlain ? `, ${text(type)}` : ''});`,
    ...(isPlain ? [] : [`request.Content.Headers.ContentType = ${mediaType(type)};`]),
  ];
}

/** The constructor accepts no parameters such as `charset`; `Parse` does. */
const mediaType = (type: string) =>
  `${type.includes(';') ? 'System.Net.Http.Headers.MediaTypeHeaderValue.Parse' : 'new'}(${text(type)})`;

const text = (value: string) => onOneLine(quoted(value, '"'));

/** Escapes the line breaks of C# that JSON and other languages do not count as such. */
const onOneLine = (value: string) =>
  value
    .replaceAll('\u0085', '\\u0085')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');

/** A raw string literal of JSON, which never has three quotes in a row. */
const rawText = (json: string) => `"""\n    ${json.replaceAll('\n', '\n    ')}\n    """`;

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
