import { type RequestStep, ScenarioError } from './scenario.ts';

/** Each API's host, such as `localhost:8004`, by name. */
export type Hosts = Readonly<Record<string, string>>;

/** A request as pages show it: request line, headers, an empty line, body. */
export function asText(step: Omit<RequestStep, 'as' | 'note' | 'kind'>, hosts: Hosts): string {
  const { api, method, path, headers, body } = step;
  const lines = [
    `${method} ${path} HTTP/1.1`,
    `Host: ${hosts[api] ?? ''}`,
    ...headers.map(([name, value]) => `${name}: ${value}`),
  ];
  return [lines.join('\n'), ...(body ? [body] : [])].join('\n\n');
}

/**
 * Parses what `asText` writes. The host selects the API.
 *
 * @throws {ScenarioError} the text is not such a request
 */
export function fromText(
  text: string,
  hosts: Hosts,
): Pick<RequestStep, 'api' | 'method' | 'path' | 'headers' | 'body'> {
  const [head = '', ...rest] = text.replaceAll('\r\n', '\n').trimStart().split(/\n\n/);
  const [line = '', ...lines] = head.trimEnd().split('\n');
  const [, method, path] = /^([A-Z]+) (\/\S*)(?: HTTP\/1\.1)?$/.exec(line.trim()) ?? [];
  if (!method || !path)
    throw new ScenarioError(
      `The first line is to be such as “GET /path HTTP/1.1”, and is “${line}”.`,
    );
  const headers = lines.map((header): [string, string] => {
    const [, name, value] = /^([^\s:]+):\s*(.*?)\s*$/.exec(header) ?? [];
    if (!name) throw new ScenarioError(`“${header}” is not a header such as “Name: value”.`);
    return [name, value ?? ''];
  });
  const host = headers.find(([name]) => name.toLowerCase() === 'host')?.[1];
  const api = Object.keys(hosts).find((name) => hosts[name] === host);
  if (!api)
    throw new ScenarioError(
      `The header “Host” is to be one of ${Object.values(hosts).join(', ')}.`,
    );
  return {
    api,
    method,
    path,
    headers: headers.filter(([name]) => name.toLowerCase() !== 'host'),
    body: rest.join('\n\n').trim(),
  };
}
