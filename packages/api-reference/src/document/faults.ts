import { faultyExamples } from './check-examples.ts';
import { faultyNames } from './check-names.ts';
import { type Fault, escapeStep, decoded } from './problem.ts';
import type { SourceDocument } from './read-document.ts';
import { isObject, type Json, type JsonObject } from '../json/json.ts';
import type { ResolvedLinks } from './resolve-links.ts';

/** Faults that do not prevent rendering. All keywords must be known and all references must resolve. */
export function* faultsIn(source: SourceDocument): Generator<Fault> {
  yield* faultyNames(source);
  yield* faultyExamples(source);
}

/** Checks our own document. @throws {DocumentProblem} the first fault with its location, value, and fix */
export function checkFaults(source: SourceDocument): void {
  for (const { pointer, fault, cure } of faultsIn(source)) source.fail(pointer, fault, cure);
}

/** How many faults are reported with line numbers: finding them parses the document again. */
export const MAX_REPORTED = 20;

/** The faults of a third-party document, one sentence each; the first ones with line numbers. */
export function faultMessages(source: SourceDocument): string[] {
  const faults = [...faultsIn(source)];
  const lines = source.linesOf(faults.slice(0, MAX_REPORTED).map(({ pointer }) => pointer));
  return faults.map(({ pointer, fault, cure }, index) => {
    const line = lines[index];
    return `${source.file}${line === undefined ? '' : `:${line}`} (${pointer}): ${fault} ${cure}`;
  });
}

/** Component kinds that pages list even if nothing references them. */
const LISTED = ['schemas', 'securitySchemes'];

/** JSON pointers of components that nothing references, so no page shows them. */
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
 * Warnings about broken links: one sentence per target with file, lines, and fix.
 *
 * @param ids element ids on all pages of the reference
 */
export function linkWarnings(
  { source, astray, anchors }: ResolvedLinks,
  ids: Set<string>,
): string[] {
  const lost = anchors.filter(({ anchor }) => !ids.has(decoded(anchor)));
  return [
    ...messages(astray, (target) => [
      `"${target}" leads nowhere from a page of this site, and has lost its link.`,
      'Write the whole address, or name "linkBase" beside the document.',
    ]),
    ...messages(lost, (target) => [
      `"${target}" is no part of this reference.`,
      'Take the anchor from the address of the part.',
    ]),
  ];

  function messages(found: typeof astray, words: (target: string) => [string, string]): string[] {
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
