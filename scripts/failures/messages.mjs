// @ts-check
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { brokenLinks, fileOf } from './broken-links.mjs';

const SIDEBARS = 'site/sidebars.ts';

/**
 * What an author can do about a failure of the site's generator: a sentence for each fault, with file, line
 * and cure as far as they are known. Files are named from the root of the repository.
 *
 * @param {unknown} error
 * @param {string} root
 * @returns {string[]}
 */
export function messagesOf(error, root) {
  const messages = chainOf(error).map(({ message }) => unframed(stripVTControlCharacters(message)));
  const links = messages.find((message) => message.includes('found broken links'));
  if (links) return brokenLinks(links, root);
  const sidebar = messages.find((message) => message.includes('sidebar document ids do not exist'));
  if (sidebar) return missingPages(sidebar, root);
  // What is wrong in the configuration says its place outside, and what it is inside.
  const configured = messages.findIndex((message) =>
    /themeConfig\.navbar\.items|locale config for/.test(message),
  );
  if (configured >= 0) {
    const [where = '', why = ''] = [messages[configured], messages.at(-1)];
    const name = /locale config for (\S+)/.exec(where)?.[1];
    const what = name
      ? `The locale "${name}" has no entry under i18n.localeConfigs, and none can be made for it.`
      : where.replaceAll(/\s+/g, ' ');
    return [`site/docusaurus.config.ts: ${whole(what)} ${whole(firstLines(why))}`];
  }
  const all = messages.join('\n');
  const compiled = [...all.matchAll(MDX)].map((match) => inPage(match, root));
  if (compiled.length > 0) return [...new Set(compiled)];

  const matter =
    /Can't process doc metadata for doc at path (?:path=)?"?([^"\n]+?)"? in version/.exec(all);
  // Of several, the deepest that names a place; what it was caused by says less.
  const placed = messages.findLast((message) =>
    /\.(mdx?|tsx?|ya?ml|json|css|svg):\d+/.test(message),
  );
  const deepest = firstLines(placed ?? messages.at(-1) ?? 'It failed without a word.');
  if (matter) {
    // Its parser counts from the line `---`, and draws the place below its words.
    const [, words = deepest, line] = /^([^]*?) at line (\d+)/.exec(deepest) ?? [];
    return [
      `${named(matter[1] ?? '', root)}${line ? `:${line}` : ''}: ${whole(words)} Correct the front matter, between the two lines ---.`,
    ];
  }
  const said = whole(deepest.replaceAll(`${root.replace(/[\\/]$/, '')}/`, ''));
  const drawn = /Can't render static file for pathname "?([^"\s]+)/.exec(all);
  if (!drawn) return [said];
  const page = fileOf(drawn[1] ?? '', root) ?? `The page ${drawn[1]}`;
  return [`${page} cannot be drawn: ${said}`];
}

/** `MDX compilation failed for file "…"`, what MDX says, and its place. */
const MDX =
  /MDX compilation failed for file "?([^"\n]+?)"?\nCause: ([^]*?)\nDetails:\n([^]*?)(?=\nMDX compilation|$)/g;

const GONE = /^Markdown (?:link|image) with URL `([^`]+)` in source file "[^"]+" \((\d+):\d+\)/;

/** @param {RegExpMatchArray} match @param {string} root */
function inPage([, file = '', cause = '', details = ''], root) {
  const [, link, at] = GONE.exec(cause) ?? [];
  if (link)
    return `${named(file, root)}:${at} links to ${link}, and there is no such file. Correct the link, or take it out.`;
  const place = /^(.*?):(\d+) (<\w+>: [^]*)/.exec(cause);
  // A component of ours names its place itself; MDX does beside its words.
  const line = place?.[2] ?? /"line": (\d+)/.exec(details)?.[1] ?? '1';
  return `${named(file, root)}:${line}: ${whole(firstLines(place?.[3] ?? cause))} Correct it there.`;
}

/** Without the lines that the bundler draws around what others say. @param {string} text */
const unframed = (text) =>
  text.replaceAll(/^[ \t]*(?:[├╰]─▶[ \t]*(?:×[ \t]*)?(?:Error: )?|│ ?)/gm, '');

/** The error and its causes, outermost first. @param {unknown} error @returns {Error[]} */
function chainOf(error) {
  if (!(error instanceof Error)) return error === undefined ? [] : [new Error(String(error))];
  const inner = error instanceof AggregateError ? error.errors[0] : error.cause;
  return [error, ...chainOf(inner)];
}

/** @param {string} file @param {string} root */
const named = (file, root) => relative(root, file).replaceAll('\\', '/') || file;

/** Without the lines of a stack. @param {string} text */
const firstLines = (text) =>
  text
    .split('\n')
    .filter((line) => line.trim() && !/^\s+at /.test(line))
    .slice(0, 6)
    .join('\n')
    .replace(/^(\w*Error: )+/, '');

/** @param {string} text */
const whole = (text) => (/[.!?]$/.test(text.trim()) ? text.trim() : `${text.trim()}.`);

/**
 * A sentence for each page that the sidebar names and nobody wrote, with the line that names it.
 *
 * @param {string} message as the generator says it: the ids that lead to no page, and then those that do
 * @param {string} root of the repository
 * @returns {string[]}
 */
function missingPages(message, root) {
  const [, list = ''] = /do not exist:\s*\n((?:- .*\n?)+)/.exec(message) ?? [];
  const lines = readFileSync(join(root, SIDEBARS), 'utf8').split('\n');
  return [...list.matchAll(/^- (.*\S)/gm)].map(([, id = '']) => {
    const name = id.slice(id.lastIndexOf('/') + 1);
    const at = lines.findIndex((line) => line.includes(`'${name}'`));
    const place = at < 0 ? SIDEBARS : `${SIDEBARS}:${at + 1}`;
    return `${place} names ${id}, and there is no page site/docs/${id}.mdx. Write the page, or take the name out.`;
  });
}
