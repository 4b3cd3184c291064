// @ts-check
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { stripVTControlCharacters, types } from 'node:util';
import { brokenLinks, fileOf } from './broken-links.mjs';

const SIDEBARS = 'site/sidebars.ts';

/**
 * Messages for authors about a failure of the site's generator: one for each fault, with file, line and fix if known.
 * Paths are relative to the root of the repository.
 *
 * @param {unknown} error
 * @param {string} root
 * @returns {string[]}
 */
export function messagesOf(error, root) {
  const messages = chainOf(error).map(({ message }) =>
    withoutFrame(stripVTControlCharacters(message)),
  );
  const links = messages.find((message) => message.includes('found broken links'));
  if (links) return brokenLinks(links, root);
  const sidebar = messages.find((message) => message.includes('sidebar document ids do not exist'));
  if (sidebar) return missingPages(sidebar, root);
  // For a configuration error, the outer error names the option and the inner one the reason.
  const configured = messages.findIndex((message) =>
    /themeConfig\.navbar\.items|locale config for/.test(message),
  );
  if (configured >= 0) {
    const [where = '', why = ''] = [messages[configured], messages.at(-1)];
    const name = /locale config for (\S+)/.exec(where)?.[1];
    const what = name
      ? `The locale "${name}" has no entry under i18n.localeConfigs, and none can be made for it.`
      : where.replaceAll(/\s+/g, ' ');
    return [`site/docusaurus.config.ts: ${withPeriod(what)} ${withPeriod(firstLines(why))}`];
  }
  const all = messages.join('\n');
  const compiled = [...all.matchAll(MDX_FAILURE)].map((match) => inPage(match, root));
  if (compiled.length > 0) return [...new Set(compiled)];

  const matter =
    /Can't process doc metadata for doc at path (?:path=)?"?([^"\n]+?)"? in version/.exec(all);
  // The deepest cause that names a file and line; its own causes are less specific.
  const placed = messages.findLast((message) =>
    /\.(mdx?|tsx?|ya?ml|json|css|svg):\d+/.test(message),
  );
  const deepest = firstLines(placed ?? messages.at(-1) ?? 'It failed without a word.');
  if (matter) {
    // The YAML parser counts from the line `---`, and prints a code frame below the message.
    const [, words = deepest, line] = /^([^]*?) at line (\d+)/.exec(deepest) ?? [];
    return [
      `${relativePath(matter[1] ?? '', root)}${line ? `:${line}` : ''}: ${withPeriod(words)} Correct the front matter, between the two lines ---.`,
    ];
  }
  const message = withPeriod(deepest.replaceAll(`${root.replace(/[\\/]$/, '')}/`, ''));
  const unrendered = /Can't render static file for pathname "?([^"\s]+)/.exec(all);
  if (!unrendered) return [message];
  const page = fileOf(unrendered[1] ?? '', root) ?? `The page ${unrendered[1]}`;
  return [`${page} cannot be drawn: ${message}`];
}

/**
 * The failure in what Docusaurus logs in development: an error, or the bundler's text about pages that do not compile.
 *
 * @param {unknown} logged
 * @returns {Error | undefined} undefined if it is something else
 */
export function failureIn(logged) {
  if (logged instanceof Error) return logged;
  const text = typeof logged === 'string' ? stripVTControlCharacters(logged) : '';
  return withoutFrame(text).match(MDX_FAILURE) ? new Error(text) : undefined;
}

/** `MDX compilation failed for file "…"`, its cause and its details. */
const MDX_FAILURE =
  /MDX compilation failed for file "?([^"\n]+?)"?\nCause: ([^]*?)\nDetails:\n([^]*?)(?=\nMDX compilation|$)/g;

const BROKEN_FILE_LINK =
  /^Markdown (?:link|image) with URL `([^`]+)` in source file "[^"]+" \((\d+):\d+\)/;

/** @param {RegExpMatchArray} match @param {string} root */
function inPage([, file = '', cause = '', details = ''], root) {
  const [, link, at] = BROKEN_FILE_LINK.exec(cause) ?? [];
  if (link)
    return `${relativePath(file, root)}:${at} links to ${link}, and there is no such file. Correct the link, or take it out.`;
  const place = /^(.*?):(\d+) (<\w+>: [^]*)/.exec(cause);
  // Our components put the position into the message, MDX into the details, or beside a tag that is never closed.
  const [, line = '1'] = /"line": (\d+)/.exec(details) ?? /\((\d+):\d+-/.exec(cause) ?? [];
  return `${relativePath(file, root)}:${place?.[2] ?? line}: ${withPeriod(firstLines(place?.[3] ?? cause))} Correct it there.`;
}

/** Removes the frame that the bundler draws around messages. @param {string} text */
const withoutFrame = (text) =>
  text.replaceAll(/^[ \t]*(?:[├╰]─▶[ \t]*(?:×[ \t]*)?(?:Error: )?|│ ?)/gm, '');

/**
 * The error and its causes, outermost first. Those of a page are of another realm, where `instanceof` is false.
 *
 * @param {unknown} error
 * @returns {Error[]}
 */
function chainOf(error) {
  if (!types.isNativeError(error)) return error === undefined ? [] : [new Error(String(error))];
  const inner = error instanceof AggregateError ? error.errors[0] : error.cause;
  return [error, ...chainOf(inner)];
}

/** @param {string} file @param {string} root */
const relativePath = (file, root) => relative(root, file).replaceAll('\\', '/') || file;

/** The first lines without the stack. @param {string} text */
const firstLines = (text) =>
  text
    .split('\n')
    .filter((line) => line.trim() && !/^\s+at /.test(line))
    .slice(0, 6)
    .join('\n')
    .replace(/^(\w*Error: )+/, '');

/** @param {string} text */
const withPeriod = (text) => (/[.!?]$/.test(text.trim()) ? text.trim() : `${text.trim()}.`);

/**
 * A message for each missing page in the sidebar, with its line.
 *
 * @param {string} message of the generator: the ids without a page, then all others
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
