import { statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { resolveLinks, buildModel, type ApiModel } from '@frontline/api-reference/model';
import { oncePerProcess } from '../../../shell/build/plugins.ts';
import { documentAt, repeats, type ReferenceDocument } from './read-document.ts';
import { references } from './references.ts';

const site = fileURLToPath(new URL('../../..', import.meta.url));

/** A model and the state of its source file. */
interface CachedModel {
  state: string;
  model: ApiModel;
}

/** Cached because building the model of a large document takes 10 seconds. */
const models = oncePerProcess('api-reference.models', () => new Map<string, CachedModel>());

/** Identifies a version of a file by modification time and size, without reading it. */
export function fileState(file: string): string {
  const { mtimeNs, size } = statSync(file, { bigint: true });
  return `${mtimeNs} ${size}`;
}

/** Caches the model of an API for the whole process. @param state of its file at the time it was read */
export function cacheModel(file: string, state: string, model: ApiModel): void {
  models.set(`${model.name} ${file}`, { state, model });
}

/**
 * The model of one of the site's APIs, rebuilt only when its document has changed: many pages need that of a
 * large one. Throws an error that lists the APIs if the name is unknown.
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
  const cached = models.get(`${api} ${file}`);
  if (cached?.state === state) return cached.model;
  const { source } = resolveLinks(documentAt(file), document);
  const model = buildModel(api, source, repeats);
  cacheModel(file, state, model);
  return model;
}
