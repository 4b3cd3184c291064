import { attribute, tagsIn } from '../html.ts';
import { parse, type AtRule, type ChildNode, type Container, type Rule } from 'postcss';

/** A parsed style sheet, which returns the rules that match a page. */
export type Sheet = (page: Names) => PageCss;

/** The CSS of these rules. With `read`, custom properties that are not in it are left out. */
type PageCss = (read?: ReadonlySet<string>) => string;

/** What selectors can match on a page. */
interface Names {
  classes: ReadonlySet<string>;
  ids: ReadonlySet<string>;
  elements: ReadonlySet<string>;
}

/** The names that a selector requires on a page at least. */
interface Required {
  classes: string[];
  ids: string[];
  elements: string[];
}

/** Pseudo-classes that do not imply that their arguments are on the page. */
const ALTERNATIVES = /:(?:not|is|where|has)\((?:[^()]|\([^()]*\))*\)/g;
const CLASS = /\.((?:[\w-]|\\.|[^\x00-\x7f])+)/g;
const ID = /#([\w-]+)/g;
const ELEMENT = /(?:^|[\s>+~])([a-z][\w-]*)/g;
const ATTRIBUTE = /\[[^\]]*\]/g;
// Not needed for the first paint: what is printed, and signs of an act. These come with the full sheet.
const PRINT = /\bprint\b/;
const ACT = /:(hover|active)\b|::(selection|highlight|view-transition)/;

const namesMatching = (pattern: RegExp, text: string): string[] =>
  [...text.matchAll(pattern)].map(([, name = '']) => name.replaceAll('\\', ''));

function requiredBy(selector: string): Required {
  const bare = selector.replace(ALTERNATIVES, '').replace(ATTRIBUTE, '');
  return {
    classes: namesMatching(CLASS, bare),
    ids: namesMatching(ID, bare),
    elements: namesMatching(ELEMENT, bare.replace(CLASS, ' .').toLowerCase()),
  };
}

const matches = ({ classes, ids, elements }: Required, page: Names): boolean =>
  classes.every((name) => page.classes.has(name)) &&
  ids.every((name) => page.ids.has(name)) &&
  elements.every((name) => page.elements.has(name));

/** Parses a style sheet once for all pages. */
export function readSheet(css: string): Sheet {
  return partOf(parse(css));
}

const READ = /(?<=var\(\s*)--[\w-]+/g;

/**
 * The rules that can apply to a page, in order, without custom properties that neither the page nor these rules
 * read: those come with the full sheets.
 */
export function criticalStyles(sheets: Sheet[], html: string): string {
  const names = namesIn(html);
  const parts = sheets.map((partFor) => partFor(names));
  const readByPage = html.match(READ) ?? [];
  let read: Set<string> | undefined;
  for (let css = ''; ; read = new Set([...readByPage, ...(css.match(READ) ?? [])])) {
    const before = css;
    css = parts.map((part) => part(read)).join('');
    // A removed property may have been the only reader of another.
    if (css === before) return css;
  }
}

const nothing: PageCss = () => '';

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
  const shown = rule.selectors.filter((selector) => !ACT.test(selector));
  const selectors = shown.map((selector) => [selector, requiredBy(selector)] as const);
  const body = rule.nodes.map((node) => [propertyOf(node), String(node)] as const);
  return (page) => {
    const fitting = selectors
      .filter(([, required]) => matches(required, page))
      .map(([text]) => text);
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
  if (rule.name === 'media' && PRINT.test(rule.params)) return () => nothing;
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

/** The classes, ids and elements of a page. */
export function namesIn(html: string): Names {
  const classes = new Set<string>();
  const ids = new Set<string>();
  const elements = new Set(['html', 'head', 'body']);
  for (const { name, attributes } of tagsIn(html)) {
    elements.add(name.toLowerCase());
    for (const one of attribute(attributes, 'class')?.split(/\s+/) ?? []) classes.add(one);
    ids.add(attribute(attributes, 'id') ?? '');
  }
  return { classes, ids, elements };
}
