import { statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { resolveLinks, buildModel, type ApiModel } from '@frontline/api-reference/model';
import { oncePerProcess } from '../../../shell/build/once-per-process.ts';
import { documentAt, repeats, type ReferenceDocument } from './read-document.ts';
import { references } from './references.ts';

const site = fileURLToPath(new URL('../../..', import.meta.url));

/** A model and the state of the file it was made of. */
interface Known {
  state: string;
  model: ApiModel;
}

/** The model of a large document takes ten seconds. */
const known = oncePerProcess('api-reference.models', () => new Map<string, Known>());

/** What tells one state of a file from another, without reading it. */
export function fileState(file: string): string {
  const { mtimeNs, size } = statSync(file, { bigint: true });
  return `${mtimeNs} ${size}`;
}

/** Keeps the model of one of the site's APIs for all who ask. @param state of its file, when it was read */
export function rememberModel(file: string, state: string, model: ApiModel): void {
  known.set(`${model.name} ${file}`, { state, model });
}

/**
 * The model of one of the site's APIs, worked out again only when its document has changed: many pages ask
 * for that of a large one. Throws a sentence naming the APIs there are.
 */
export function modelNamed(api: string): ApiModel {
  const document: ReferenceDocument | undefined = references.documents.find(
    ({ name }) => name === api,
  );
  if (!document) {
    const names = references.documents.map(({ name }) => name).join(', ');
    throw new RangeError(`There is no API "${api}". Use one of: ${names}.`);
  }
  const file = path.resolve(site, document.file);
  const state = fileState(file);
  const kept = known.get(`${api} ${file}`);
  if (kept?.state === state) return kept.model;
  const { source } = resolveLinks(documentAt(file), document);
  const model = buildModel(api, source, repeats);
  rememberModel(file, state, model);
  return model;
}
