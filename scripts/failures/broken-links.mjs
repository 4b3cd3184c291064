// @ts-check
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * A message for each broken link, with its line.
 *
 * @param {string} message of the generator: pages, and below each the links
 * @param {string} root of the repository
 * @returns {string[]}
 */
export function brokenLinks(message, root) {
  /** @type {string[]} */
  const sentences = [];
  let page = '';
  for (const line of message.split('\n')) {
    page = /Broken link on source page path = (\S+?):$/.exec(line)?.[1] ?? page;
    const [, link, resolved] = /-> linking to (\S+)(?: \(resolved as: (\S+)\))?/.exec(line) ?? [];
    if (!link) continue;
    const place = placeOf(page, link, root);
    sentences.push(
      `${place} links to ${link}, and there is no page ${resolved ?? link}. Correct the link, or take it out.`,
    );
  }
  return sentences;
}

/** @param {string} page @param {string} link @param {string} root */
function placeOf(page, link, root) {
  const file = fileOf(page, root);
  if (!file) return `The page ${page}`;
  const lines = readFileSync(join(root, file), 'utf8').split('\n');
  const at = lines.findIndex((line) =>
    [`(${link})`, `"${link}"`, `'${link}'`, `(${link}#`].some((form) => line.includes(form)),
  );
  // The page does not contain the link: a component on it, the navbar or the footer does.
  return at < 0 ? `${file}, or a component on it,` : `${file}:${at + 1}`;
}

/** The file of a page below site/, by its path with or without the base URL. @param {string} page @param {string} root */
export function fileOf(page, root) {
  const docs = page.replace(/^.*\/docs\//, 'docs/');
  const name = docs === page ? `src/pages${page.replace(/\/$/, '/index')}` : docs;
  for (const ending of ['.mdx', '.md', '.tsx'])
    if (existsSync(join(root, 'site', name + ending))) return `site/${name}${ending}`;
  // The index of a folder may be named _first-page.
  const folder = join(root, 'site', name);
  const first = existsSync(folder)
    ? readdirSync(folder).find((one) => /^_?(index|first-page)/.test(one))
    : undefined;
  return first && `site/${name}/${first}`;
}
