import type { Schema } from '@frontline/specs/document';

/** A body without what a document writes in the place of files: nobody can send it but from a file. */
export function withoutFiles({ format, properties = {} }: Schema, body: unknown): unknown {
  if (format === 'binary') return undefined;
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body;
  const isFile = (name: string) => {
    const field = Object.hasOwn(properties, name) ? properties[name] : undefined;
    return (field?.items ?? field)?.format === 'binary';
  };
  return Object.fromEntries(Object.entries(body).filter(([name]) => !isFile(name)));
}
