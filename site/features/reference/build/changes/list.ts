import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { List, ListItem, PhrasingContent, RootContent } from 'mdast';
import {
  inline,
  link,
  paragraph,
  strong,
  text,
} from '../../../openapi-components/build/markdown.ts';
import { modelNamed } from '../named-model.ts';
import { buildModel } from '../model/build-model.ts';
import { references } from '../references.ts';
import type { Change } from './change.ts';
import { changesBetween } from './compare.ts';
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { publishedText } from '@frontline/specs/published-text';
import { parsedDocument, type SourceDocument } from '../document/read-document.ts';

const root = fileURLToPath(new URL('../../../../..', import.meta.url));

/**
 * What callers of an API must know about two versions of its document, what breaks calls first. Throws a
 * sentence where the API or a file is not there.
 *
 * @param from the earlier version: a file from the root of the repository, or `git:` and a tag
 * @param to the later version in the same words; today's where it is empty
 */
export function changesList(api: string, from: string, to = ''): RootContent[] {
  const today = modelNamed(api);
  const file = references.documents.find(({ name }) => name === api)!.file;
  const place = path.relative(root, path.resolve(root, 'site', file));
  const [before, after] = [from, to].map((version) =>
    version ? earlierDocument(root, version, place) : undefined,
  );
  const head = strong(today.title);
  if (!before || (to && !after)) {
    console.warn(
      `There is no ${place} of ${from}${to && ` or ${to}`} to compare: no history is here.`,
    );
    return [
      paragraph(head, text(': this copy of the docs was made without the history to compare.')),
    ];
  }
  const changes = changesBetween(buildModel(api, before), after ? buildModel(api, after) : today);
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

/**
 * A document as it was: a file of the repository, or `git:` with a tag, a branch or a commit that has it where it
 * stands today. Throws a sentence where there is no such file.
 *
 * @param root of the repository
 * @param today the document as it is now, from the root
 * @returns undefined where there is no git, or it does not know the tag: the site is built without its history
 */
export function earlierDocument(
  root: string,
  from: string,
  today: string,
): SourceDocument | undefined {
  const tag = /^git:(.+)$/.exec(from)?.[1];
  if (tag) {
    const text = inHistory(root, tag, today);
    return text === undefined ? undefined : parsedDocument(publishedText(text), `${tag}:${today}`);
  }
  const file = path.join(root, from);
  if (!existsSync(file))
    throw new RangeError(
      `There is no file "${from}" in the repository. Name one, or write "git:" and a tag.`,
    );
  return parsedDocument(publishedText(readFileSync(file, 'utf8')), from);
}

function inHistory(root: string, tag: string, file: string): string | undefined {
  try {
    return execFileSync('git', ['show', '--end-of-options', `${tag}:./${file}`], {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 256 * 1024 * 1024,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch {
    return undefined;
  }
}
