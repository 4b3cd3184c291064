import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';

/** Wordings that are copied as they are: signs, letters, replies, a form for a firewall. By page, how many there are. */
export const realWordings: Record<string, number> = {
  // The text that a signature is made of.
  'apis/webhooks': 1,
  'call-for-help/resources': 2,
  'curbside/resources': 2,
  'getting-started/best-practices': 1,
  'orderup/resources': 1,
  'radio/resources': 2,
  requirements: 1,
  'text-for-help/resources': 3,
};

/** Messages to copy that are no wording of these; the message builder makes them. */
export function foreignTexts(page: string, tree: Root, allowed = realWordings): string[] {
  let count = 0;
  visit(tree, 'code', ({ lang, meta }) => {
    // What a server answered is tested.
    if (lang === 'text' && !/\bexpect=/.test(meta ?? '')) count += 1;
  });
  const most = allowed[page] ?? 0;
  return count > most
    ? [`${page} has ${count} texts to copy, ${most} at most: the message builder makes the others.`]
    : [];
}
