import {
  type OperationForm,
  filledPath,
  parseJson,
  type Json,
  pairsOf,
  type SampleRequest,
} from '@frontline/api-reference/page';
import type { RawRequest } from '../../../sandbox/page/raw-request.ts';
import { kindOf } from './form-body.ts';
import { isStructured } from './form-value.ts';
import { decoded } from '../../../../shell/shared/decoded.ts';

/** Converts a request of the console into the input of the sample generators. */
export function toSample(form: OperationForm, request: RawRequest): SampleRequest {
  const url = new URL(request.url);
  const { before, path } = pathValues(form.path, url.pathname);
  const baseUrl = url.origin + before;
  const writes = (place: string) =>
    form.parameters.some((one) => one.in === place && (one.writing ?? isStructured(one.schema)));
  const [, sentType = ''] = request.headers.find(([name]) => name === 'Content-Type') ?? [];
  // Encoders of forms choose the boundary, and most of them the type.
  const type = sentType.replace(/^multipart\/form-data;.*|;\s*boundary=.*/i, '');
  const own = request.headers.filter(([name]) => name !== 'Content-Type');
  return {
    method: request.method,
    url: request.url,
    path: form.path,
    baseUrl,
    headers: type ? [...own, ['Content-Type', type]] : own,
    ...(request.body && {
      body: request.parts
        ? { kind: 'multipart' as const, parts: request.parts }
        : request.content instanceof File
          ? { kind: 'file' as const, file: request.content.name }
          : bodyOf(form, request.body),
    }),
    typed: {
      setUp: [
        `import createClient from 'openapi-fetch';`,
        `import type { paths } from './${form.api}.types.ts';`,
        '',
        `const client = createClient<paths>({ baseUrl: '${baseUrl}' });`,
      ],
      path,
      query: Object.fromEntries(url.searchParams),
      header: Object.fromEntries(own),
      ...(type && type !== 'application/json' && { headers: { 'Content-Type': type } }),
      // The client encodes no names, and would serialize arrays and objects differently.
      ...((writes('query') || /[^\w.~[\]-]/.test([...url.searchParams.keys()].join(''))) && {
        search: url.search.slice(1),
      }),
      ...(writes('path') && { address: url.origin + url.pathname }),
    },
    answer: form.answersText ? 'text' : 'json',
  };
}

/** The value of each `{name}` at the end of a path, and the base path before the template. */
function pathValues(
  template: string,
  pathname: string,
): { before: string; path: Record<string, string> } {
  const names = [...template.matchAll(/\{([^{}]+)\}/g)].map(([, name = '']) => name);
  const [path = ''] = filledPath(template, () => '{}').split(/[?#]/);
  const literal = path.split('{}').map((part) => part.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
  const [, before = '', ...found] =
    new RegExp(`^(.*?)${literal.join('([^/]*)')}$`).exec(pathname) ?? [];
  const values = names.map((name, at) => [name, decoded(found[at] ?? '')]);
  return { before, path: Object.fromEntries(values) as Record<string, string> };
}

function bodyOf(form: OperationForm, text: string): NonNullable<SampleRequest['body']> {
  const { mediaType = '' } = form.body ?? {};
  if (kindOf(mediaType) === 'text') return { kind: 'text', text };
  if (kindOf(mediaType) === 'form' && !mediaType.startsWith('multipart/')) {
    const fields = pairsOf(text.split('&'));
    return fields ? { kind: 'form', fields } : { kind: 'text', text };
  }
  try {
    return { kind: 'json', value: parseJson(text) as Json };
  } catch {
    return { kind: 'text', text };
  }
}
