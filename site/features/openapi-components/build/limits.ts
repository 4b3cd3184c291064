import { saidOf } from '@frontline/specs/limits';
import { readFacts, type Facts } from './documents.ts';

const WRITTEN = /<Limit of="([^"]*)"(?: as="([^"]*)")? \/>/g;

/** The words of a limit as a page asks for it. Throws a sentence that names the limits there are. */
export function limitWords({ limits }: Pick<Facts, 'limits'>, name: string, as = ''): string {
  const kept = limits.get(name);
  if (!kept)
    throw new RangeError(
      `There is no limit "${name}". Use one of: ${[...limits.keys()].join(', ')}.`,
    );
  if (as !== '' && as !== 'about')
    throw new RangeError(`There is no way "${as}" to say a limit. Use one of: about.`);
  return saidOf(kept, as || 'text');
}

/** A page's Markdown with the words of its limits, for those who read no components. */
export const withLimitWords = (markdown: string): string =>
  markdown.replaceAll(WRITTEN, (_, name: string, as?: string) => limitWords(readFacts(), name, as));
