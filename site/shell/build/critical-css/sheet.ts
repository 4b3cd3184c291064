import { parse, type AtRule, type ChildNode, type Container, type Rule } from 'postcss';

/** A style sheet from which the part that one page needs can be taken. */
export type Sheet = (page: Names) => Part;

/** The rules that fit a page as text, with the custom properties that are read; with all where none are named. */
type Part = (read?: ReadonlySet<string>) => string;

/** What a page is made of. */
interface Names {
  classes: ReadonlySet<string>;
  ids: ReadonlySet<string>;
  elements: ReadonlySet<string>;
}

/** What a selector asks for at the least. */
interface Asked {
  classes: string[];
  ids: string[];
  elements: string[];
}

/** Conditions about what is absent or alternative say nothing about what must be there. */
const ALTERNATIVES = /:(?:not|is|where|has)\((?:[^()]|\([^()]*\))*\)/g;
const CLASS = /\.((?:[\w-]|\\.|[^\x00-\x7f])+)/g;
const ID = /#([\w-]+)/g;
const ELEMENT = /(?:^|[\s>+~])([a-z][\w-]*)/g;
const ATTRIBUTE = /\[[^\]]*\]/g;
/** Never on screen, or only after an act of the reader: it comes with the whole sheet. */
const LATER = /\bprint\b/;
const POINTED_AT = /:hover\b/;

const found = (pattern: RegExp, text: string): string[] =>
  [...text.matchAll(pattern)].map(([, name = '']) => name.replaceAll('\\', ''));

function askedBy(selector: string): Asked {
  const bare = selector.replace(ALTERNATIVES, '').replace(ATTRIBUTE, '');
  return {
    classes: found(CLASS, bare),
    ids: found(ID, bare),
    elements: found(ELEMENT, bare.replace(CLASS, ' .').toLowerCase()),
  };
}

const fits = ({ classes, ids, elements }: Asked, page: Names): boolean =>
  classes.every((name) => page.classes.has(name)) &&
  ids.every((name) => page.ids.has(name)) &&
  elements.every((name) => page.elements.has(name));

/** Reads a style sheet once, for as many pages as there are. */
export function readSheet(css: string): Sheet {
  return partOf(parse(css));
}

const READ = /(?<=var\(\s*)--[\w-]+/g;

/**
 * The rules of the sheets that can apply to a page, in their order. Without the custom properties that neither the
 * page nor one of these rules reads: they come with the whole sheets.
 */
export function criticalStyles(sheets: Sheet[], html: string): string {
  const names = namesIn(html);
  const parts = sheets.map((partFor) => partFor(names));
  const readByPage = html.match(READ) ?? [];
  let read: Set<string> | undefined;
  for (let css = ''; ; read = new Set([...readByPage, ...(css.match(READ) ?? [])])) {
    const before = css;
    css = parts.map((part) => part(read)).join('');
    // A property that is left out may have been the only one to read another.
    if (css === before) return css;
  }
}

const nothing: Part = () => '';

function partOf(container: Container<ChildNode>): Sheet {
  const parts = (container.nodes ?? []).flatMap((node): Sheet[] => {
    if (node.type === 'rule') return [ruleOf(node)];
    return node.type === 'atrule' ? [atRuleOf(node)] : [];
  });
  return (page) => {
    const fitting = parts.map((partFor) => partFor(page)).filter((part) => part !== nothing);
    return (read) => fitting.map((part) => part(read)).join('');
  };
}

function ruleOf(rule: Rule): Sheet {
  const shown = rule.selectors.filter((selector) => !POINTED_AT.test(selector));
  const selectors = shown.map((selector) => [selector, askedBy(selector)] as const);
  const body = rule.nodes.map((node) => [propertyOf(node), String(node)] as const);
  return (page) => {
    const fitting = selectors.filter(([, asked]) => fits(asked, page)).map(([text]) => text);
    if (fitting.length === 0) return nothing;
    const selector = fitting.join();
    return (read) => {
      const needed = body.filter(([property]) => !property || (read?.has(property) ?? true));
      return needed.length > 0 ? `${selector}{${needed.map(([, text]) => text).join(';')}}` : '';
    };
  };
}

const propertyOf = (node: ChildNode): string | undefined =>
  node.type === 'decl' && node.prop.startsWith('--') ? node.prop : undefined;

function atRuleOf(rule: AtRule): Sheet {
  const whole = String(rule);
  if (rule.name === 'media' && LATER.test(rule.params)) return () => nothing;
  if (!/^(media|supports|layer|container)$/.test(rule.name) || !rule.nodes)
    return () => () => (whole.endsWith('}') ? whole : `${whole};`);
  const inside = partOf(rule);
  return (page) => {
    const part = inside(page);
    return (read) => {
      const text = part(read);
      return text && `@${rule.name} ${rule.params}{${text}}`;
    };
  };
}

const TAG = /<([a-z][\w-]*)((?:[^"'>]|"[^"]*"|'[^']*')*)>/gi;
const CLASS_ATTRIBUTE = /\sclass=(?:"([^"]*)"|'([^']*)'|([^\s>]+))/i;
const ID_ATTRIBUTE = /\sid=(?:"([^"]*)"|'([^']*)'|([^\s>]+))/i;

/** The classes, ids and elements of a page. */
export function namesIn(html: string): Names {
  const classes = new Set<string>();
  const ids = new Set<string>();
  const elements = new Set(['html', 'head', 'body']);
  for (const [, name = '', attributes = ''] of html.matchAll(TAG)) {
    elements.add(name.toLowerCase());
    for (const one of valueOf(CLASS_ATTRIBUTE, attributes).split(/\s+/)) classes.add(one);
    ids.add(valueOf(ID_ATTRIBUTE, attributes));
  }
  return { classes, ids, elements };
}

function valueOf(pattern: RegExp, attributes: string): string {
  const [, double, single, bare] = pattern.exec(attributes) ?? [];
  return double ?? single ?? bare ?? '';
}
