import { fromMarkdown } from 'mdast-util-from-markdown';
import { visit } from 'unist-util-visit';
import { decoded } from './problem.ts';
import { kebab } from '../model/pages.ts';
import { checkKeywords } from '../keywords/check-keywords.ts';
import type { SourceDocument } from './read-document.ts';

export interface LinkOptions {
  /**
   * Where relative links of descriptions are to lead, `/` at their beginning or not: the address of the
   * documentation that they were written for, such as `https://docs.example.com/rest/`.
   */
  linkBase?: string;
  /** Somebody else writes the document, so a link from the root of the host is meant for another site. */
  isForeign?: boolean;
}

/** A link in the prose of a document, and where that prose stands. */
interface Found {
  target: string;
  pointer: string;
}

/** A link to a part of the same reference. */
interface FoundAnchor extends Found {
  /** What it names here. */
  anchor: string;
}

/** A document whose links lead somewhere, and those that cannot. */
export interface ResolvedLinks {
  source: SourceDocument;
  /** Links that nobody can follow, whose words are left. */
  astray: Found[];
  anchors: FoundAnchor[];
}

/**
 * Leads the links of descriptions to where they were meant to lead: a relative one, also from the root of a host,
 * to below `linkBase`. Without that, one from the root leads to a page of this site if the document is our own.
 * All others lead nowhere on a page of ours, and lose their link.
 */
export function resolveLinks(
  source: SourceDocument,
  { linkBase, isForeign = false }: LinkOptions,
): ResolvedLinks {
  const root = structuredClone(source.root);
  const astray: Found[] = [];
  const anchors: FoundAnchor[] = [];
  const led = (target: string, pointer: string): string | undefined => {
    if (/^([a-z][a-z\d+.-]*:|\/\/)/i.test(target)) return target;
    if (target.startsWith('#')) {
      const own = ownAnchor(target);
      anchors.push({ target, anchor: own.slice(1), pointer });
      return own;
    }
    if (target === '') return target;
    if (linkBase) return new URL(target, linkBase).href;
    if (target.startsWith('/') && !isForeign) return target;
    astray.push({ target, pointer });
    return undefined;
  };
  checkKeywords({ ...source, root }, (_, value, at) => {
    const { description } = value;
    const pointer = `${at}/description`;
    if (typeof description === 'string' && MAY_LINK.test(description))
      value['description'] = rewritten(description, (target) => led(target, pointer));
  });
  return { source: { ...source, root }, astray, anchors };
}

/**
 * The anchor of ours for one of Redoc, whose readers wrote many documents: `#operation/<id>`, `#tag/<name>`,
 * `#tag/<name>/operation/<id>`, `#section/<heading>`, `#schema/<name>` (redocly.com/docs/redoc, deep links).
 */
function ownAnchor(target: string): string {
  const [, kind, name = ''] =
    /^#(?:tag\/[^/]+\/)?(operation|tag|section|schema)\/(?:.*\/)?([^/]+)$/.exec(target) ?? [];
  return kind ? `#${kind === 'schema' ? 'schema-' : ''}${kebab(decoded(name))}` : target;
}

/** Most texts have no link but to other hosts, and reading Markdown takes its time. */
const MAY_LINK = /(\]\(|\]:|\b(?:href|src)\s*=)\s*["'<]?(?![a-z][a-z\d+.-]*:|["'\s>)])/i;

/** A text with its links as `led` has them; where that answers nothing, the words without the link. */
function rewritten(markdown: string, led: (target: string) => string | undefined): string {
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
          const address = led(target);
          if (address === undefined) return '';
          return address === target ? whole : `${name}=${quote}${address}${quote}`;
        },
      );
      if (text !== written) edits.push({ from, to, text });
    } else if (node.type === 'link' || node.type === 'image' || node.type === 'definition') {
      const target = led(node.url);
      if (target === node.url) return;
      const at = from + written.lastIndexOf(node.url);
      // A target that is written with escapes is left as it is.
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

/** Takes away what stands before and behind the words of a link. */
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
