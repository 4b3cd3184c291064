import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { withProviderWords } from '@frontline/specs/provider-words';
import { parsedDocument } from './document/read-document.ts';
import { resolveLinks } from './document/resolve-links.ts';
import { buildModel } from './model/build-model.ts';
import type { ApiModel } from './model/types.ts';
import type { ReferenceDocument } from './options.ts';
import { references } from './references.ts';

const site = fileURLToPath(new URL('../../..', import.meta.url));

const known = new Map<string, { text: string; model: ApiModel }>();

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
  const text = withProviderWords(readFileSync(file, 'utf8'));
  const kept = known.get(api);
  if (kept?.text === text) return kept.model;
  const { source } = resolveLinks(parsedDocument(text, file), document);
  const model = buildModel(api, source);
  known.set(api, { text, model });
  return model;
}
