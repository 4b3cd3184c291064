import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { List, ListItem, PhrasingContent, RootContent } from 'mdast';
import {
  buildModel,
  changesBetween,
  type ApiModel,
  type Change,
} from '@frontline/api-reference/model';
import { inline, link, paragraph, strong, text } from '../../openapi-components/build/markdown.ts';
import { modelNamed } from './named-model.ts';
import { documentAt } from './read-document.ts';

const root = fileURLToPath(new URL('../../../..', import.meta.url));

/**
 * What callers of an API must know about two versions of its document, what breaks calls first. Throws a
 * sentence where the API or a file is not there.
 *
 * @param from the earlier version: a file from the root of the repository
 * @param to the later version, another such file; today's where it is empty
 */
export function changesList(api: string, from: string, to = ''): RootContent[] {
  const today = modelNamed(api);
  const changes = changesBetween(versionAt(api, from), to ? versionAt(api, to) : today);
  const head = strong(today.title);
  if (changes.length === 0) return [paragraph(head, text(': no call and no answer changed.'))];
  const breaking = changes.filter(({ isBreaking }) => isBreaking).length;
  return [
    paragraph(
      head,
      text(
        `: ${breaking === 0 ? 'no call that was right breaks.' : `${breaking} of ${changes.length} changes may break a call.`}`,
      ),
    ),
    listOf(changes, `/docs/apis/${api}`),
  ];
}

const ORDER = ['added', 'changed', 'removed'];

/** One entry for each thing that changed, whatever number of operations it changed in. */
function listOf(changes: Change[], page: string): List {
  const alike = new Map<string, Change[]>();
  for (const change of changes) {
    const { kind, isBreaking, words, title, anchor } = change;
    const key = [Number(!isBreaking), ORDER.indexOf(kind), words || `${title} ${anchor}`].join(
      '\n',
    );
    alike.set(key, [...(alike.get(key) ?? []), change]);
  }
  const rank = (key: string) => key.split('\n', 2).join();
  const entries = [...alike].sort(([one], [other]) => rank(one).localeCompare(rank(other)));
  return {
    type: 'list',
    ordered: false,
    spread: false,
    children: entries.map(([, [first, ...more]]) => entryOf([first!, ...more], page)),
  };
}

function entryOf(changes: [Change, ...Change[]], page: string): ListItem {
  const [{ kind, isBreaking, words, anchor }] = changes;
  const places = changes.map(({ title, anchor: at }) =>
    at ? link(`${page}#${at}`, text(title)) : text(title),
  );
  const told = inline(words);
  // What is gone has its address behind it; a part stands before the operations that have it.
  const nodes = !words
    ? separated(places)
    : anchor
      ? [...told, text(', in '), ...separated(places)]
      : [...separated(places), text(', '), ...told];
  return {
    type: 'listItem',
    spread: false,
    children: [
      paragraph(
        ...(isBreaking ? [strong('Breaking.'), text(' ')] : []),
        text(`${kind[0]!.toUpperCase()}${kind.slice(1)}: `),
        ...nodes,
        text('.'),
      ),
    ],
  };
}

const separated = (nodes: PhrasingContent[]): PhrasingContent[] =>
  nodes.flatMap((node, index) => (index > 0 ? [text(', '), node] : [node]));

function versionAt(api: string, file: string): ApiModel {
  const place = path.join(root, file);
  if (!existsSync(place)) throw new RangeError(`There is no file "${file}" in the repository.`);
  return buildModel(api, documentAt(place));
}
