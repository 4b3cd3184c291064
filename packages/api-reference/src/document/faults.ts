import { faultyExamples } from './check-examples.ts';
import { faultyNames } from './check-names.ts';
import { type Fault, escapeStep, decoded } from './problem.ts';
import type { SourceDocument } from './read-document.ts';
import { isObject, type Json, type JsonObject } from '../json/json.ts';
import type { ResolvedLinks } from './resolve-links.ts';

/** All that a page can show and that cannot be right, in a document whose keywords are known and references lead on. */
export function* faultsIn(source: SourceDocument): Generator<Fault> {
  yield* faultyNames(source);
  yield* faultyExamples(source);
}

/** Throws a `DocumentProblem` for the first fault, with its place, the wrong value and the cure. */
export function checkFaults(source: SourceDocument): void {
  for (const { pointer, fault, cure } of faultsIn(source)) source.fail(pointer, fault, cure);
}

/** So many faults are told with their lines, which take another reading of the document. */
export const MOST_TOLD = 20;

/** The faults of a document that somebody else writes, a sentence each; the first ones with their lines. */
export function toldFaults(source: SourceDocument): string[] {
  const faults = [...faultsIn(source)];
  const lines = source.linesOf(faults.slice(0, MOST_TOLD).map(({ pointer }) => pointer));
  return faults.map(({ pointer, fault, cure }, index) => {
    const line = lines[index];
    return `${source.file}${line === undefined ? '' : `:${line}`} (${pointer}): ${fault} ${cure}`;
  });
}

/** A page lists these, whether anything points to them or not. */
const LISTED = ['schemas', 'securitySchemes'];

/** The components of a document that nothing points to, so that no page shows them, by their JSON pointers. */
export function unusedComponents(root: JsonObject): string[] {
  const used = new Set<string>();
  collect(root);
  const { components } = root;
  return Object.entries(isObject(components) ? components : {})
    .filter(([kind]) => !LISTED.includes(kind) && !kind.startsWith('x-'))
    .flatMap(([kind, all]) =>
      Object.keys(isObject(all) ? all : {}).map(
        (name) => `#/components/${kind}/${escapeStep(name)}`,
      ),
    )
    .filter((pointer) => !used.has(pointer));

  function collect(value: Json | undefined): void {
    if (typeof value !== 'object' || value === null) return;
    if (!Array.isArray(value) && typeof value['$ref'] === 'string')
      used.add(value['$ref'].split('/').slice(0, 4).join('/'));
    for (const inner of Object.values(value)) collect(inner);
  }
}

/**
 * What is amiss with the links of a document, a sentence for each target with its file, its lines and the cure.
 *
 * @param ids of all elements on the pages of its reference
 */
export function linkWarnings(
  { source, astray, anchors }: ResolvedLinks,
  ids: Set<string>,
): string[] {
  const lost = anchors.filter(({ anchor }) => !ids.has(decoded(anchor)));
  return [
    ...told(astray, (target) => [
      `"${target}" leads nowhere from a page of this site, and has lost its link.`,
      'Write the whole address, or name "linkBase" beside the document.',
    ]),
    ...told(lost, (target) => [
      `"${target}" is no part of this reference.`,
      'Take the anchor from the address of the part.',
    ]),
  ];

  function told(found: typeof astray, words: (target: string) => [string, string]): string[] {
    const pointers = new Map<string, string>();
    for (const { target, pointer } of found)
      if (!pointers.has(target)) pointers.set(target, pointer);
    return [...pointers].map(([target, pointer]) => {
      const [fault, cure] = words(target);
      const lines = source.linesWith(target).slice(0, MOST).join(', ');
      const place = [source.file, lines].filter(Boolean).join(':');
      return `${place} (${pointer}): The link ${fault} ${cure}`;
    });
  }
}

/** So many lines are named for one target. */
const MOST = 5;
