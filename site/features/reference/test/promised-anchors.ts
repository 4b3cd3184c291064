import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { references } from '../build/references.ts';
import { renderPages } from '@frontline/api-reference';
import { models } from './samples.ts';

const file = new URL('./anchors.json', import.meta.url);

/** Every anchor that the page of an API ever had, by API. Other sites link to them. */
export const promised = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string[]>;

/** The current anchors of the page of an API, in document order. */
export function anchorsOf(model: (typeof models)[number]): string[] {
  const html = renderPages(model, references, `/reference/${model.name}/`)['']!;
  return [...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id!);
}

// `npm run fix` adds the anchors of new operations and fields. It removes none.
if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const all = models.map((model) => {
    const old = promised[model.name] ?? [];
    const added = anchorsOf(model).filter((anchor) => !old.includes(anchor));
    console.log(`${model.name}: ${old.length} anchors promised, ${added.length} new`);
    return [model.name, [...old, ...added]] as const;
  });
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(all), null, 2)}\n`);
}
