import type { PhrasingContent, Table, RootContent } from 'mdast';
import { glossary } from '../../../content/glossary.ts';
import { products } from '../../../content/products.ts';
import { shortcuts } from '../../../content/shortcuts.ts';
import { inline, link, table, text, paragraph, type Block, esm } from './markdown.ts';
import { brand } from '../../../../brand/brand.ts';
import type { BrandLink } from '../../../../brand/kind.ts';
import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import path from 'node:path';

const folder = fileURLToPath(new URL('../../figures/page', import.meta.url));

/** `door-states` is drawn by the component `DoorStatesFigure`. */
export const figureName = (name: string) =>
  `${name.replaceAll(/(^|-)([a-z])/g, (_, __, letter: string) => letter.toUpperCase())}Figure`;

/** The name of the file that draws a figure, or undefined. */
export const figureFile = (name: string): string | undefined =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.tsx'))
    .find((file) =>
      readFileSync(path.join(folder, file), 'utf8').includes(
        `export function ${figureName(name)}(`,
      ),
    );

/** The import that a page needs for what is drawn on it; only pages that show it carry it. */
export const componentImport = (name: string, file: string, isDefault = false): RootContent =>
  esm(`import ${isDefault ? name : `{ ${name} }`} from '${file}';`);

/** Every word with its meaning. A marked word on another page leads to its row. */
export function glossaryTable(): Table {
  const made = table(
    ['Term', 'Meaning'],
    glossary.map(({ name, meaning }) => [[text(name)], inline(meaning)]),
  );
  const [, ...rows] = made.children;
  rows.forEach((row, index) => {
    row.children[0]!.data = { hProperties: { id: `word-${glossary[index]!.slug}` } };
  });
  return made;
}

/** The eight products, each with its sentence and its first page. */
export const productTable = (): Table =>
  table(
    ['Product', 'What it is for'],
    products.map(({ slug, name, purpose }) => [
      [link(`/docs/${slug}/intro`, text(name))],
      [text(purpose)],
    ]),
  );

export const shortcutTable = (): Table =>
  table(
    ['Keys', 'Where', 'What they do'],
    shortcuts.map(({ keys, where, what }) => [keysOf(keys), [text(where)], [text(what)]]),
  );

/** `Ctrl+K or ⌘+K`: each key in its own box, as in `content/shortcuts.ts`. */
const keysOf = (keys: string): PhrasingContent[] =>
  keys
    .split(' or ')
    .flatMap((combination, index): PhrasingContent[] => [
      ...(index > 0 ? [text(' or ')] : []),
      ...combination
        .split('+')
        .flatMap((key, at): PhrasingContent[] => [
          ...(at > 0 ? [text(' ')] : []),
          { type: 'mdxJsxTextElement', name: 'kbd', attributes: [], children: [text(key)] },
        ]),
    ]);

/** The pages of the provider that a doc may link to with `<BrandLink to="…">`. */
export const brandTargets: Record<string, string> = {
  terms: brand.terms.href,
  privacy: brand.privacy.href,
  company: brand.company.href,
  blog: brand.blog.href,
  repository: brand.repository,
};

/** The way to support; while the owner has not named one, the agreed words, which lead to what they mean. */
export const accountContact = (contact: BrandLink | null): PhrasingContent =>
  contact
    ? link(contact.href, text(contact.label))
    : link('/docs/intro#word-account-contact', text('your account contact'));

/** What e2e/check-accessibility.ts wrote after it went through the whole site. */
interface AccessibilityCheck {
  /** Day of the check, `2026-11-21`. */
  date: string;
  /** Pages looked at, each in every look. */
  pages: number;
  /** `light, dark, phone` */
  looks: string;
  /** The rules that were applied: name and version of the checker. */
  checker: string;
  /** Places where a rule was broken, over all pages and looks. */
  violations: number;
}

const checkFile = fileURLToPath(
  new URL('../../../content/accessibility-check.json', import.meta.url),
);

/** The result of the last full check in one sentence. */
export function accessibilityCheck(): Block[] {
  const { date, pages, looks, checker, violations } = JSON.parse(
    readFileSync(checkFile, 'utf8'),
  ) as AccessibilityCheck;
  const day = new Date(date).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
  const found = violations === 0 ? 'no violation' : `${violations} violations`;
  return [
    paragraph(
      text(
        `Last full check: ${day}. ${checker} looked at ${pages} pages (${looks}) and found ${found}.`,
      ),
    ),
  ];
}
