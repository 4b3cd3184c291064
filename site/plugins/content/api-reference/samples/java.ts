import { quoted } from './literals.ts';
import { formText, type SampleRequest } from './request.ts';

/** The call with java.net.http, as a main method of Java 17. */
export function java({ method, url, headers, body }: SampleRequest): string {
  const publisher = body
    ? `HttpRequest.BodyPublishers.ofString(${written(body)})`
    : 'HttpRequest.BodyPublishers.noBody()';
  return [
    'import java.net.URI;',
    'import java.net.http.HttpClient;',
    'import java.net.http.HttpRequest;',
    'import java.net.http.HttpResponse;',
    '',
    'public class Call {',
    '    public static void main(String[] args) throws Exception {',
    `        var request = HttpRequest.newBuilder(URI.create(${text(url)}))`,
    ...headers.map(([name, value]) => `            .header(${text(name)}, ${text(value)})`),
    `            .method(${text(method)}, ${publisher})`,
    '            .build();',
    '        var response = HttpClient.newHttpClient()',
    '            .send(request, HttpResponse.BodyHandlers.ofString());',
    '        System.out.println(response.statusCode() + " " + response.body());',
    '    }',
    '}',
  ].join('\n');
}

function written(body: NonNullable<SampleRequest['body']>): string {
  if (body.kind === 'form') return text(formText(body.fields));
  return body.kind === 'text' ? text(body.text) : block(JSON.stringify(body.value, null, 2));
}

/** A text block; a backslash and three quotes need an escape there too. */
function block(value: string): string {
  const escaped = value.replaceAll('\\', '\\\\').replaceAll('"""', '\\"""');
  const lines = escaped.split('\n').map((line) => `                ${line}`);
  return `"""\n${lines.join('\n')}"""`;
}

const text = (value: string) => quoted(value, '"');
