import type { PhrasingContent, Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { brand } from '../../../../brand/brand.ts';
import { clientPackage } from '../../../../brand/published.ts';
import { products } from '../../../content/products.ts';
import { FIRST_CALL, installClient } from '../../exports/build/client-package/install.ts';
import * as commands from '@frontline/client/optional';
import * as features from '../../index.ts';
import type { Feature } from '../../feature.ts';
import { referenceTree } from '../../reference/build/markdown-tree.ts';
import { modelNamed } from '../../reference/build/named-model.ts';
import {
  accessibilityCheck,
  accountContact,
  brandTargets,
  glossaryTable,
  productTable,
  shortcutTable,
  componentImport,
  figureFile,
  figureName,
} from './lists.ts';
import { readFacts, type Facts } from './documents.ts';
import { fieldTable, fieldsOf, limitWords } from './fields.ts';
import { clientExample, cloneCommands, demoKeys } from './first-calls.ts';
import { code, link, paragraph, text, type Block, blocks } from './markdown.ts';
import { keyTable, statusTable } from './production.ts';
import { printList, flow } from './printables.ts';
import { worksheet } from './worksheet.ts';

/** Components of optional features: their file, by name. */
const components: Record<string, string> = Object.assign(
  {},
  ...Object.values<Feature>(features).map((feature) => feature.components),
);

/** Whom to call, beside a staff card. An island fills in the contacts saved on this device (islands/contacts.ts). */
const whomToCall = (): Block =>
  flow(
    'div',
    { 'data-contacts': '' },
    ...blocks(
      'Ask your lead whom to call. An administrator can fill in the [card of contacts](/docs/support#whom-to-ask), and this part shows it on this device.',
    ),
  );

type Element = MdxJsxFlowElement | MdxJsxTextElement;
type Expansion = (
  attribute: (name: string) => string,
  element: Element,
  facts: Facts,
  /** The file of the page. */
  path: string,
) => Block[];

/** The components that pages use without an import, and the Markdown they expand to. */
const expansions: Record<string, Expansion> = {
  Operation: (attribute, _, { operations }) => {
    const id = attribute('id');
    const operation = operations.get(id) ?? unknown(`operation "${id}"`, [...operations.keys()]);
    const { api, anchor, method, path } = operation;
    return [link(`/docs/apis/${api}#${anchor}`, code(`${method} ${path}`))];
  },
  Fields: (attribute) => {
    const [api = '', name = ''] = attribute('of').split('#');
    const model = modelNamed(api);
    const { schemas } = model;
    const schema =
      schemas.find((one) => one.name === name) ??
      unknown(
        `schema "${name}"`,
        schemas.map((one) => one.name),
      );
    const only = attribute('only').split(',').filter(Boolean);
    const fields = fieldsOf(model, schema.shape);
    for (const field of only)
      if (!fields.some((known) => known.name === field))
        unknown(
          `field "${field}"`,
          fields.map((known) => known.name),
        );
    return [fieldTable(fields.filter((f) => only.length === 0 || only.includes(f.name)))];
  },
  Limit: (attribute, _, facts) => [text(limitWords(facts, attribute('of'), attribute('as')))],
  // Readers get HTML (features/reference/build); this text is for the search index.
  ApiReference: (attribute) => referenceTree(attribute('api'), attribute('part')),
  Glossary: () => [glossaryTable()],
  ProductTable: () => [productTable()],
  Purpose: (attribute) => {
    const slug = attribute('of');
    const product = products.find((one) => one.slug === slug);
    return [
      text(
        (
          product ??
          unknown(
            `product "${slug}"`,
            products.map((one) => one.slug),
          )
        ).purpose,
      ),
    ];
  },
  Shortcuts: () => [shortcutTable()],
  CloneCommands: () => [cloneCommands()],
  DemoKeys: (_attribute, _element, facts) => [demoKeys(facts)],
  KeyTable: (_attribute, _element, facts) => [keyTable(facts, accountContact(brand.contact))],
  StatusTable: (_attribute, _element, facts) => [statusTable(facts)],
  AccessibilityCheck: () => accessibilityCheck(),
  Printables: (attribute, _element, _facts, path) =>
    printList(attribute('product'), attribute('only').split(',').filter(Boolean), path),
  Worksheet: (attribute, element, _facts, path) =>
    worksheet(attribute('sheet'), attribute('name'), element, path),
  InstallClient: () => [{ type: 'code', lang: 'sh', value: `npm init -y\n${installClient}` }],
  ClientExample: () => [
    { ...clientExample(), meta: `title="${FIRST_CALL}"` },
    { type: 'code', lang: 'sh', value: `node ${FIRST_CALL}` },
  ],
  ClientName: () => [code(clientPackage)],
  BrandName: () => [text(brand.name)],
  WhomToCall: () => [whomToCall()],
  AccountContact: () => [accountContact(brand.contact)],
  BrandLink: (attribute, element) => {
    const to = attribute('to');
    const href = brandTargets[to] ?? unknown(`link "${to}"`, Object.keys(brandTargets));
    return [link(href, ...inlineChildren(element))];
  },
};

const inlineChildren = (element: Element) =>
  (element.children as Block[]).flatMap((child) =>
    child.type === 'paragraph' ? child.children : [child as PhrasingContent],
  );

function unknown(what: string, known: string[]): never {
  throw new RangeError(`There is no ${what}. Use one of: ${known.join(', ')}.`);
}

const attributeOf = (element: Element) => (name: string) => {
  const found = element.attributes.find((a) => a.type === 'mdxJsxAttribute' && a.name === name);
  return typeof found?.value === 'string' ? found.value : '';
};

/** Whether an element is `<Optional>` and its feature is not installed. */
function isExcluded(node: RootContent): boolean {
  if (!('attributes' in node) || !Array.isArray(node.attributes) || node.name !== 'Optional')
    return false;
  const name = attributeOf(node as Element)('of');
  return !(name in features || name in commands);
}

const phrasing = new Set(['text', 'link', 'inlineCode', 'strong', 'emphasis']);

/**
 * Replaces the components of `expansions` by plain Markdown at build time, so that facts come from the
 * documents in specs/ and need no JavaScript. An unknown name fails the build with the file, the line and
 * the known names.
 */
export function remarkSpecFacts() {
  let facts: Facts | undefined;
  return (tree: Root, file: VFile) => {
    facts ??= readFacts();
    const known = facts;
    const imports = new Map<string, RootContent>();
    visit(tree, 'tableRow', (row, index, table) => {
      if (!table || !row.children.every(({ children: [only] }) => only && isExcluded(only)))
        return undefined;
      table.children.splice(index!, 1);
      return [SKIP, index!];
    });
    visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node, index, parent) => {
      const element = node as Element;
      if (!parent || index === undefined || !element.name) return undefined;
      try {
        if (element.name === 'Figure') {
          const name = attributeOf(element)('name');
          const file =
            figureFile(name) ??
            unknown(`figure "${name}"`, [`what a file of site/features/figures/page exports`]);
          element.name = figureName(name);
          element.attributes = [];
          imports.set(
            element.name,
            componentImport(element.name, `@site/features/figures/page/${file}`),
          );
          return undefined;
        }
        if (element.name === 'Optional') {
          const shown = isExcluded(element) ? [] : element.children;
          parent.children.splice(index, 1, ...(shown as never[]));
          return [SKIP, index];
        }
        const source = components[element.name];
        if (source) imports.set(element.name, componentImport(element.name, source, true));
        const expand = expansions[element.name];
        if (!expand) return undefined;
        const expanded = expand(attributeOf(element), element, known, file.path);
        const inFlow = element.type === 'mdxJsxFlowElement';
        const isInline = expanded.every((block) => phrasing.has(block.type));
        const nodes =
          inFlow && isInline ? [paragraph(...(expanded as PhrasingContent[]))] : expanded;
        parent.children.splice(index, 1, ...(nodes as never[]));
        return [SKIP, index + nodes.length];
      } catch (error) {
        const line = element.position?.start.line ?? 1;
        throw new Error(`${file.path}:${line} <${element.name}>: ${(error as Error).message}`, {
          cause: error,
        });
      }
    });
    tree.children.unshift(...imports.values());
  };
}
