import { csharp } from './csharp.ts';
import { curl } from './curl.ts';
import { java } from './java.ts';
import { javascript } from './javascript.ts';
import { php } from './php.ts';
import { python } from './python.ts';
import { splitHeaders, type SampleRequest } from './request.ts';
import { typescript } from './typescript.ts';

/** A language of samples. */
export interface Language {
  /** Stored as the reader's choice. */
  id: string;
  label: string;
  /** Grammar for syntax highlighting. */
  grammar: string;
  write(request: SampleRequest): string;
}

/** `fetch` throws for GET with a body, and for TRACE. */
const byFetch =
  (write: Language['write']): Language['write'] =>
  ({ body, ...request }) => {
    if (request.method === 'TRACE') return '// fetch does not send TRACE. Use one of the others.';
    if (!body || request.method !== 'GET') return write({ ...request, ...(body && { body }) });
    return `// fetch sends no body with GET: this call goes without it.\n${write(withoutType(request))}`;
  };

/** For encoders that send every form as `multipart/form-data`; `mark` begins a comment. */
const asFormData =
  (mark: string, write: Language['write']): Language['write'] =>
  (request) => {
    const { type } = splitHeaders(request.headers);
    if (request.body?.kind !== 'multipart' || !type) return write(request);
    return `${mark} Sent as multipart/form-data: the form encoder here has no ${type}.\n${write(withoutType(request))}`;
  };

function withoutType(request: SampleRequest): SampleRequest {
  const { 'Content-Type': _, ...others } = request.typed.headers ?? {};
  return {
    ...request,
    headers: splitHeaders(request.headers).others,
    typed: { ...request.typed, headers: others },
  };
}

/** In tab order; the first is the default. */
export const languages: readonly Language[] = [
  { id: 'curl', label: 'curl', grammar: 'bash', write: curl },
  {
    id: 'javascript',
    label: 'JavaScript',
    grammar: 'javascript',
    write: byFetch(asFormData('//', javascript)),
  },
  {
    id: 'typescript',
    label: 'TypeScript',
    grammar: 'typescript',
    write: byFetch(asFormData('//', typescript)),
  },
  { id: 'python', label: 'Python', grammar: 'python', write: asFormData('#', python) },
  { id: 'php', label: 'PHP', grammar: 'php', write: php },
  { id: 'csharp', label: 'C#', grammar: 'csharp', write: csharp },
  { id: 'java', label: 'Java', grammar: 'java', write: java },
];
