import { fromMarkdown } from 'mdast-util-from-markdown';
import { visit } from 'unist-util-visit';
import { walkOf } from './cursor.ts';
import { decoded } from './problem.ts';
import { filledTemplate, serversOf } from '../model/about.ts';
import { kebab } from '../model/pages.ts';
import { checkKeywords } from '../keywords/check-keywords.ts';
import { keywords } from '../keywords/table.ts';
import type { SourceDocument } from './read-document.ts';

export interface LinkOptions {
  /**
   * Base address for relative links in descriptions, root-relative ones included: the documentation
   * they were written for, such as `https://docs.example.com/rest/`.
   */
  linkBase?: string;
  /** Base path of the site, `/` by default; longer where it shares its host with other sites. */
  baseUrl?: string;
  /** A third-party document: its root-relative links are meant for another site. */
  isForeign?: boolean;
}

/** A link in a description, with the JSON pointer of that description. */
interface Found {
  target: string;
  pointer: string;
}

/** A link to an anchor of the same reference. */
interface FoundAnchor extends Found {
  /** The anchor it resolves to. */
  anchor: string;
}

/** A document with resolved links, and the links that could not be resolved. */
export interface ResolvedLinks {
  source: SourceDocument;
  /** Links that were removed because they lead nowhere; their text remains. */
  astray: Found[];
  anchors: FoundAnchor[];
}

/**
 * Resolves links in descriptions. Relative and root-relative ones resolve against `linkBase`. Without it, a
 * root-relative link of our own document is a page of this site, below `baseUrl`; all other relative links are removed.
 */
export function resolveLinks(
  source: SourceDocument,
  { linkBase, baseUrl = '/', isForeign = false }: LinkOptions,
): ResolvedLinks {
  const root = structuredClone(source.root);
  const astray: Found[] = [];
  const anchors: FoundAnchor[] = [];
  const resolve = (target: string, pointer: string): string | undefined => {
    if (ABSOLUTE.test(target)) return target;
    if (target.startsWith('#')) {
      const own = ownAnchor(target);
      anchors.push({ target, anchor: own.slice(1), pointer });
      return own;
    }
    if (target === '') return target;
    if (linkBase) return new URL(target, linkBase).href;
    if (target.startsWith('/') && !isForeign) return baseUrl + target.slice(1);
    astray.push({ target, pointer });
    return undefined;
  };
  const located = (target: string, isOfApi: boolean): string => {
    if (ABSOLUTE.test(target) || target.startsWith('#')) return target;
    if (!isOfApi && linkBase) return new URL(target, linkBase).href;
    if (!isOfApi && !isForeign && target.startsWith('/')) return baseUrl + target.slice(1);
    const walk = walkOf(source);
    const [server] = serversOf(walk, walk.root);
    const base = server && filledTemplate(server);
    return URL.canParse(target, base) ? new URL(target, base).href : target;
  };
  checkKeywords({ ...source, root }, (kind, value, at) => {
    for (const key of ADDRESSES.get(kind) ?? []) {
      const target = value[key];
      if (typeof target === 'string') value[key] = located(target, OF_API.includes(kind));
    }
    const { description } = value;
    const pointer = `${at}/description`;
    if (typeof description === 'string' && MAY_LINK.test(description))
      value['description'] = rewritten(description, (target) => resolve(target, pointer));
  });
  return { source: { ...source, root }, astray, anchors };
}

const ABSOLUTE = /^([a-z][a-z\d+.-]*:|\/\/)/i;

/** Addresses of the API itself, relative to its first server (OpenAPI 3.1.1, 4.6). */
const OF_API = ['SecurityScheme', 'OAuthFlow'];

/** The keywords of each object that readers follow; OpenAPI 3.0 resolves them against the first server as well. */
const ADDRESSES = new Map(
  Object.entries(keywords)
    .filter(([kind]) => !['Server', 'XML'].includes(kind))
    .map(([kind, all]) => [
      kind,
      Object.keys(all).filter((key) => 'plain' in all[key]! && all[key].plain === 'url'),
    ]),
);

/**
 * Translates a Redoc anchor, common in published documents, to ours: `#operation/<id>`, `#tag/<name>`,
 * `#tag/<name>/operation/<id>`, `#section/<heading>`, `#schema/<name>` (redocly.com/docs/redoc, deep links).
 */
function ownAnchor(target: string): string {
  const [, kind, name = ''] =
    /^#(?:tag\/[^/]+\/)?(operation|tag|section|schema)\/(?:.*\/)?([^/]+)$/.exec(target) ?? [];
  return kind ? `#${kind === 'schema' ? 'schema-' : ''}${kebab(decoded(name))}` : target;
}

/** Fast check before parsing Markdown: most texts have no links, or only absolute ones. */
const MAY_LINK = /(\]\(|\]:|\b(?:href|src)\s*=)\s*["'<]?(?![a-z][a-z\d+.-]*:|["'\s>)])/i;

/** Replaces each link target with what `resolve` returns; where that is undefined, only the link text remains. */
function rewritten(markdown: string, resolve: (target: string) => string | undefined): string {
  const edits: { from: number; to: number; text: string }[] = [];
  visit(fromMarkdown(markdown), (node) => {
    const from = node.position?.start.offset;
    const to = node.position?.end.offset;
    if (from === undefined || to === undefined) return;
    const written = markdown.slice(from, to);
    if (node.type === 'html') {
      const text = written.replaceAll(
        /\b(href|src)\s*=\s*(["'])(.*?)\2/gi,
        (whole, name: string, quote: string, target: string) => {
          const address = resolve(target);
          if (address === undefined) return '';
          return address === target ? whole : `${name}=${quote}${address}${quote}`;
        },
      );
      if (text !== written) edits.push({ from, to, text });
    } else if (node.type === 'link' || node.type === 'image' || node.type === 'definition') {
      // A footnote of one word, which is no link.
      if (node.type === 'definition' && node.identifier.startsWith('^')) return;
      const target = resolve(node.url);
      if (target === node.url) return;
      const at = from + written.lastIndexOf(node.url);
      // The source spells the target with escapes: leave it.
      if (at < from) return;
      if (target !== undefined) edits.push({ from: at, to: at + node.url.length, text: target });
      else if (node.type === 'link') edits.push(...withoutLink(node.children, from, to));
      else edits.push({ from, to, text: node.type === 'image' ? (node.alt ?? '') : '' });
    }
  });
  return edits
    .sort((one, other) => other.from - one.from)
    .reduce((text, edit) => text.slice(0, edit.from) + edit.text + text.slice(edit.to), markdown);
}

/** Edits that remove the markup around the text of a link. */
function withoutLink(words: { position?: Position | undefined }[], from: number, to: number) {
  const start = words[0]?.position?.start.offset ?? to;
  const end = words.at(-1)?.position?.end.offset ?? to;
  return [
    { from, to: start, text: '' },
    { from: end, to, text: '' },
  ];
}

interface Position {
  start: { offset?: number | undefined };
  end: { offset?: number | undefined };
}
