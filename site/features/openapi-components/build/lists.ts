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
export function figureFile(name: string): string | undefined {
  const starts = [`export function ${figureName(name)}(`, `export const ${figureName(name)} = `];
  return readdirSync(folder)
    .filter((file) => file.endsWith('.tsx'))
    .find((file) => {
      const text = readFileSync(path.join(folder, file), 'utf8');
      return starts.some((start) => text.includes(start));
    });
}

/** The import of a component, added only to pages that use it. */
export const componentImport = (name: string, file: string, isDefault = false): RootContent =>
  esm(`import ${isDefault ? name : `{ ${name} }`} from '${file}';`);

/** The glossary as a table. Glossary links on other pages point to its rows. */
export function glossaryTable(): Table {
  const terms = table(
    ['Term', 'Meaning'],
    glossary.map(({ name, meaning }) => [[text(name)], inline(meaning)]),
  );
  const [, ...rows] = terms.children;
  rows.forEach((row, index) => {
    row.children[0]!.data = { hProperties: { id: `word-${glossary[index]!.slug}` } };
  });
  return terms;
}

/** The eight products with their purpose and a link to their first page. */
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

/** Link targets of `<BrandLink to="…">`. */
export const brandTargets: Record<string, string> = {
  terms: brand.terms.href,
  privacy: brand.privacy.href,
  company: brand.company.href,
  blog: brand.blog.href,
  repository: brand.repository,
};

/** The support contact or, if the owner has set none, the agreed wording with a link to its glossary entry. */
export const accountContact = (contact: BrandLink | null): PhrasingContent =>
  contact
    ? link(contact.href, text(contact.label))
    : link('/docs/intro#word-account-contact', text('your account contact'));

/** Result of e2e/check-accessibility.ts for the whole site. */
interface AccessibilityCheck {
  /** Day of the check, `2026-11-21`. */
  date: string;
  /** Number of pages, each checked in every look. */
  pages: number;
  /** `light, dark, phone` */
  looks: string;
  /** Name and version of the checker. */
  checker: string;
  /** Number of violations over all pages and looks. */
  violations: number;
}

const checkFile = fileURLToPath(
  new URL('../../../content/accessibility-check.json', import.meta.url),
);

/** The last full accessibility check as a sentence. */
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
