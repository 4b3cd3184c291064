import { apiNames, operationsOf, readSource } from '@frontline/specs/apis';
import { toString } from 'mdast-util-to-string';
import type { Code, Heading, Link, Table, Node, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { expect, test, it, describe } from 'vitest';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { readFacts } from '../build/documents.ts';
import { withLimitWords } from '../build/fields.ts';
import { accountContact } from '../build/lists.ts';
import { expanded, pages, parsed } from '../../../test/pages.ts';
import { remarkApiDocuments } from '../build/api-documents.ts';

const rows = (table: Table) =>
  table.children.map((row) => row.children.map((cell) => toString(cell)));

test('reads every operation of the documents in reading order', () => {
  const documented = apiNames.flatMap((name) => operationsOf(readSource(name)));
  expect(documented.length).toBeGreaterThan(0);
  const ids = documented.map(({ operation }) => operation.operationId);
  expect([...readFacts().operations.keys()]).toEqual(ids);
});

test('links an operation to its anchor in the reference', () => {
  const [link] = selectAll<Link>(expanded('See <Operation id="claimRequest" />.'), 'link');
  expect(link?.url).toBe('/docs/apis/call-for-help#claim-request');
  expect(toString(link)).toBe('POST /api/callforhelp/claim');
});

test('shows the sample of the reference as the first call with the client', () => {
  const [code, run] = selectAll<Code>(expanded('<ClientExample />'), 'code');
  expect(code?.lang).toBe('ts');
  // .ts fails after `npm init -y`, which makes a CommonJS package, and Node 20 runs no .ts at all.
  expect(code?.meta).toBe('title="first-call.mjs"');
  expect(run?.value).toBe('node first-call.mjs');
  expect(code?.value).toMatch(/^import \{ createCallForHelpClient \} from '@\w+\/client';/);
  expect(code?.value).toContain("client.POST('/api/callbutton/press'");
});

test('installs the client from its URL in a new package', () => {
  const [code] = selectAll<Code>(expanded('<InstallClient />'), 'code');
  expect(code?.value).toMatch(/^npm init -y\nnpm install http\S+\/reference\/client\.tgz$/);
  expect(code?.value).not.toContain('.example/');
});

test('prints a limit of a document, exact or rounded', () => {
  const printed = (markdown: string) => toString(expanded(markdown));
  const wait = 'Wait <Limit of="press-wait" />, about <Limit of="press-wait" as="about" />.';
  expect(printed(wait)).toBe('Wait 60 seconds, about a minute.');
  expect(printed('| Port |\n|---|\n| <Limit of="port-radio" /> |')).toBe('Port5000');
  expect(printed('A body of <Limit of="body-limit" /> at most.')).toBe('A body of 64 KiB at most.');
});

test('lists all 27 fields of a request with type, null and meaning', () => {
  const [table] = selectAll<Table>(expanded('<Fields of="call-for-help#Request" />'), 'table');
  const [head, ...fields] = rows(table!);
  expect(head).toEqual(['Field', 'Type', 'Null', 'Meaning']);
  expect(fields).toHaveLength(27);
  expect(fields.find(([name]) => name === 'device_id')?.slice(1, 3)).toEqual(['integer', 'Yes']);
});

test('lists which fields of a request body are required', () => {
  const [table] = selectAll<Table>(expanded('<Fields of="radio#IncomingMessage" />'), 'table');
  const required = rows(table!).map(([name, , isRequired]) => `${name} ${isRequired}`);
  expect(required.join()).toBe('Field Required,edgeId Yes,text Yes,actor Yes,process No');
});

test('limits a field table to the fields in `only`', () => {
  const markdown = '<Fields of="lockers#Locker" only="timer,version" />';
  const [table] = selectAll<Table>(expanded(markdown), 'table');
  const [, ...fields] = rows(table!).map(([name]) => name);
  expect(fields.sort()).toEqual(['timer', 'version']);
});

test.each(['call-for-help', 'lockers', 'radio'])('gives each operation of %s its anchor', (api) => {
  const headings = selectAll<Heading>(expanded(`<ApiReference api="${api}" />`), 'heading');
  const ids = headings.map(({ data }) => data?.hProperties?.id);
  const own = [...readFacts().operations.values()].filter((operation) => operation.api === api);
  expect(ids).toEqual(expect.arrayContaining(own.map(({ anchor }) => anchor)));
});

test('links the agreed wording to the glossary while the owner has set no contact', () => {
  const words = accountContact(null);
  expect(toString(words)).toBe('your account contact');
  expect(words).toMatchObject({ type: 'link', url: '/docs/intro#word-account-contact' });
  const named = accountContact({ label: 'Help desk', href: 'https://help.example.com' });
  expect(named).toMatchObject({ type: 'link', url: 'https://help.example.com' });
});

test('refuses a schema, a field, a figure and a link that do not exist', () => {
  const fails = (markdown: string) => expect(() => expanded(markdown)).toThrow(/There is no /);
  fails('<Fields of="lockers#Lockers" />');
  fails('<Fields of="lockers#Locker" only="timers" />');
  fails('See <Operation id="press" />.');
  fails('<Purpose of="locker" />');
  fails('<Figure name="no-such-drawing" />');
  fails('<BrandLink to="careers">Careers</BrandLink>');
});

test('replaces limits in Markdown that is used without components, such as on printable sheets', () => {
  expect(withLimitWords('| Wait | <Limit of="press-wait" as="about" /> |')).toBe(
    '| Wait | a minute |',
  );
  expect(() => withLimitWords('<Limit of="pres-wait" />')).toThrow(
    'There is no limit "pres-wait".',
  );
});

/** All nodes of a type, in document order. */
function selectAll<Found extends Node>(tree: Root, type: string): Found[] {
  const found: Found[] = [];
  visit(tree, type, (node) => void found.push(node as unknown as Found));
  return found;
}

/** The text of the last block of a page with this Markdown. */
function end(markdown: string): string {
  const tree: Root = unified().use(remarkParse).use(remarkMdx).parse(markdown);
  remarkApiDocuments()(tree);
  return toString(tree.children.at(-1));
}

it('ends a page with the OpenAPI documents of the facts it shows', () => {
  expect(end('Send <Operation id="createOrder" />.\n\nLast.')).toBe(
    'OpenAPI document behind this page: Lockers API YAML, JSON.',
  );
  expect(end('<Fields of="radio#TextMessage" />\n\nSee <Operation id="claimRequest" />.')).toBe(
    'OpenAPI documents behind this page: Call for Help API YAML, JSON; Radio API YAML, JSON.',
  );
});

it('leaves other pages and reference pages unchanged', () => {
  expect(end('First.\n\nLast.')).toBe('Last.');
  expect(end('Last.\n\n<ApiReference api="radio" />')).toBe('');
});

const TABLE = '| Question | Answer |\n| - | - |\n| Who? | &nbsp; |\n| When? | &nbsp; |';
const worksheet = (attributes: string, content = TABLE) =>
  expanded(`<Worksheet ${attributes}>\n\n${content}\n\n</Worksheet>`, 'site/docs/orderup/intro.mdx')
    .children[0] as MdxJsxFlowElement;

const named = ({ children }: MdxJsxFlowElement, name: string) =>
  children.find((one) => 'name' in one && one.name === name) as MdxJsxFlowElement;
const attributesOf = ({ attributes }: MdxJsxFlowElement) =>
  Object.fromEntries(attributes.map((one) => ['name' in one && one.name, one.value]));

describe('a worksheet', () => {
  it('shows its sheet, a print link, and its table in a fold that counts the rows', () => {
    const card = worksheet('sheet="orderup-worksheet"');
    expect(attributesOf(named(card, 'img'))).toMatchObject({
      src: '../../printables/orderup-worksheet.svg',
      loading: 'lazy',
      width: '210',
    });
    const files = card.children.map((one) => toString(one));
    expect(files).toContain('Print SVG');
    const fold = named(card, 'details');
    expect(attributesOf(fold)).toEqual({
      id: 'fill-in-orderup-worksheet',
      'data-sheet': 'orderup-worksheet',
    });
    expect(toString(named(fold, 'summary'))).toBe('Fill in: 2 rows');
    expect(fold.children.at(-2)).toMatchObject({ type: 'table' });
  });

  it('is a fold with its name if there is no sheet, in print too', () => {
    const fold = worksheet('name="your stores"');
    expect(fold.name).toBe('details');
    expect(attributesOf(fold)).toEqual({ id: 'fill-in-your-stores' });
    expect(toString(named(fold, 'summary'))).toBe('Fill in: your stores, 2 rows');
  });

  it('is a card without a fold if its tables are elsewhere on the page', () => {
    const [card] = expanded('<Worksheet sheet="orderup-worksheet" />').children;
    expect(named(card as MdxJsxFlowElement, 'img')).toBeDefined();
    expect(named(card as MdxJsxFlowElement, 'details')).toBeUndefined();
  });

  it('throws without or with both of sheet and name, with an unknown sheet, and without a table', () => {
    const either = 'A worksheet has either a sheet or a name.';
    expect(() => worksheet('')).toThrow(either);
    expect(() => worksheet('sheet="orderup-worksheet" name="hours"')).toThrow(either);
    expect(() => worksheet('sheet="none"')).toThrow('There is no printable "none".');
    expect(() => worksheet('name="hours"', 'Words')).toThrow('A worksheet holds a table.');
  });
});

describe('the columns of a worksheet as a file', () => {
  const linkOf = (content: string) => {
    let link: Record<string, unknown> = {};
    visit(worksheet('name="your stores"', content), 'mdxJsxTextElement', (one) => {
      link = Object.fromEntries(one.attributes.map((a) => ['name' in a && a.name, a.value]));
    });
    const [, file = ''] = /^data:text\/csv;charset=utf-8,(.*)$/.exec(String(link['href'])) ?? [];
    return [link['download'], decodeURIComponent(file)];
  };

  it('are those of the table if its rows are empty', () => {
    const table = '| Button | Place, floor | "Key" |\n| - | - | - |\n| &nbsp; | &nbsp; | &nbsp; |';
    expect(linkOf(table)[1]).toBe('\uFEFFButton,"Place, floor","""Key"""\r\n');
  });

  it('are those of all its tables without duplicates', () => {
    const more = `${TABLE}\n\nMore:\n\n| Question | Answer |\n| - | - |\n| Why? | &nbsp; |`;
    expect(linkOf(more)[1]).toBe('\uFEFFStore,Who?,When?,Why?\r\n');
  });
});

it('makes worksheets of the tables of every doc that readers mostly fill in', () => {
  let count = 0;
  const open = pages.flatMap(({ id, body }) => {
    const found: string[] = [];
    visit(parsed(body), 'table', (table, _, parent) => {
      if (!isMostlyEmpty(table)) return;
      count++;
      if (!parent || !('name' in parent) || parent.name !== 'Worksheet')
        found.push(`${id}: ${toString(table.children[0])}`);
    });
    return found;
  });
  expect(open).toEqual([]);
  expect(count).toBeGreaterThan(5);
});

function isMostlyEmpty({ children: [, ...rows] }: Table): boolean {
  const cells = rows.flatMap(({ children }) => children.map((cell) => toString(cell)));
  return cells.filter((cell) => cell === '\u00a0').length > cells.length / 2;
}
