import { isObject } from '../json/json.ts';
import { printJson } from '../json/digits.ts';
import { quoted } from './literals.ts';
import { escapeName, type FormPart } from './form-parts.ts';
import { formText, splitHeaders, type SampleRequest } from './request.ts';

/** `java.net.http`, as a main method of Java 17. */
export function java({ method, url, headers, body }: SampleRequest): string {
  const { type = 'multipart/form-data', others } = splitHeaders(headers);
  const sent: typeof headers =
    body?.kind === 'multipart'
      ? [...others, ['Content-Type', `${type}; boundary=${BOUNDARY}`]]
      : headers;
  return [
    'import java.net.URI;',
    'import java.net.http.HttpClient;',
    'import java.net.http.HttpRequest;',
    ...(body?.kind === 'multipart' ? ['import java.net.http.HttpRequest.BodyPublishers;'] : []),
    'import java.net.http.HttpResponse;',
    ...(hasFile(body) ? ['import java.nio.file.Path;'] : []),
    '',
    'public class Call {',
    '    public static void main(String[] args) throws Exception {',
    ...(body?.kind === 'multipart' ? partLines(body.parts) : []),
    `        var request = HttpRequest.newBuilder(URI.create(${text(url)}))`,
    ...sent.map(([name, value]) => `            .header(${text(name)}, ${text(value)})`),
    `            .method(${text(method)}, ${body?.kind === 'multipart' ? 'body' : publisher(body)})`,
    '            .build();',
    '        var response = HttpClient.newHttpClient()',
    '            .send(request, HttpResponse.BodyHandlers.ofString());',
    '        System.out.println(response.statusCode() + " " + response.body());',
    '    }',
    '}',
  ].join('\n');
}

const BOUNDARY = 'part-of-the-form';

const hasFile = (body: SampleRequest['body']) =>
  body?.kind === 'file' || (body?.kind === 'multipart' && body.parts.some(({ file }) => file));

/** Multipart body, written out since Java has no encoder for it. */
function partLines(parts: FormPart[]): string[] {
  const ofString = (value: string) => `BodyPublishers.ofString(${text(value)})`;
  const publishers = parts.flatMap(({ name, value, file, type, headers = [] }) => {
    const head = [
      `--${BOUNDARY}`,
      `Content-Disposition: form-data; name="${escapeName(name)}"${file ? `; filename="${escapeName(file)}"` : ''}`,
      ...(type ? [`Content-Type: ${type}`] : []),
      ...headers.map((header) => header.join(': ')),
      '',
      '',
    ].join('\r\n');
    if (!file) return ofString(`${head}${value}\r\n`);
    return [ofString(head), `BodyPublishers.ofFile(Path.of(${text(file)}))`, ofString('\r\n')];
  });
  const all = [...publishers, ofString(`--${BOUNDARY}--\r\n`)];
  return [
    '        var body = BodyPublishers.concat(',
    `${all.map((one) => `            ${one}`).join(',\n')});`,
  ];
}

function publisher(body: Exclude<SampleRequest['body'], { kind: 'multipart' }>): string {
  const given = (arguments_: string, method = 'ofString') =>
    `HttpRequest.BodyPublishers.${method}(${arguments_})`;
  if (!body) return given('', 'noBody');
  if (body.kind === 'file') return given(`Path.of(${text(body.file)})`, 'ofFile');
  if (body.kind === 'form') return given(text(formText(body.fields)));
  if (body.kind === 'text') return given(text(body.text));
  // A quote at the end of the text would merge with the delimiter of a text block.
  const isBlock = isObject(body.value) || Array.isArray(body.value);
  return given(isBlock ? block(printJson(body.value, 2)) : text(printJson(body.value)));
}

/** A text block of JSON, which never has three quotes in a row. */
function block(json: string): string {
  const margin = `\n${' '.repeat(16)}`;
  return `"""${margin}${json.replaceAll('\\', '\\\\').replaceAll('\n', margin)}"""`;
}

const text = (value: string) => quoted(value, '"');
