// @ts-check
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const SIDEBARS = 'site/sidebars.ts';

/**
 * A sentence for each page that the sidebar names and nobody wrote, with the line that names it.
 *
 * @param {string} message as the generator says it: the ids that lead to no page, and then those that do
 * @param {string} root of the repository
 * @returns {string[]}
 */
export function missingPages(message, root) {
  const [, list = ''] = /do not exist:\s*\n((?:- .*\n?)+)/.exec(message) ?? [];
  const lines = readFileSync(join(root, SIDEBARS), 'utf8').split('\n');
  return [...list.matchAll(/^- (.*\S)/gm)].map(([, id = '']) => {
    const name = id.slice(id.lastIndexOf('/') + 1);
    const at = lines.findIndex((line) => line.includes(`'${name}'`));
    const place = at < 0 ? SIDEBARS : `${SIDEBARS}:${at + 1}`;
    return `${place} names ${id}, and there is no page site/docs/${id}.mdx. Write the page, or take the name out.`;
  });
}
