import type { Json } from '@site/plugins/content/api-reference/document/json.ts';
import type { SampledRequest } from '@site/plugins/content/api-reference/samples/request.ts';
import type { RawRequest } from '../../sandbox/raw-request.ts';
import type { OperationForm } from './operation-form.ts';

/** A request of the console in the shape that the writers of code samples take. */
export function toSample(form: OperationForm, request: RawRequest): SampledRequest {
  const url = new URL(request.url);
  const path = pathValues(form.path, url.pathname);
  const own = request.headers.filter(([name]) => name !== 'Content-Type');
  return {
    method: request.method,
    url: request.url,
    path: form.path,
    baseUrl: url.origin,
    headers: request.headers,
    ...(request.body && { body: bodyOf(form, request.body) }),
    typed: {
      setUp: [
        `import createClient from 'openapi-fetch';`,
        `import type { paths } from './${form.api}.types.ts';`,
        '',
        `const client = createClient<paths>({ baseUrl: '${url.origin}' });`,
      ],
      path,
      query: Object.fromEntries(url.searchParams),
      header: Object.fromEntries(own),
    },
    answer: form.answersText ? 'text' : 'json',
  };
}

/** What stands at the end of an address in the place of each `{name}`. */
function pathValues(template: string, pathname: string): Record<string, string> {
  const names = [...template.matchAll(/\{([^}]+)\}/g)].map(([, name = '']) => name);
  const literal = template
    .split(/\{[^}]+\}/)
    .map((part) => part.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
  const found = new RegExp(`${literal.join('([^/]*)')}$`).exec(pathname) ?? [];
  return Object.fromEntries(names.map((name, index) => [name, found[index + 1] ?? '']));
}

function bodyOf(form: OperationForm, text: string): NonNullable<SampledRequest['body']> {
  if (form.body?.mediaType.includes('form') && !form.body.mediaType.startsWith('multipart/')) {
    return { kind: 'form', fields: [...new URLSearchParams(text)] };
  }
  try {
    return { kind: 'json', value: JSON.parse(text) as Json };
  } catch {
    return { kind: 'text', text };
  }
}
