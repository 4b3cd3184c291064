import { describe, expect, it, test, vi } from 'vitest';
import { openInPage } from '@frontline/storage/in-page';
import { maskSecrets } from '@frontline/openapi-validator/recordings/mask-secrets';
import { visit } from 'unist-util-visit';
import { filled, readContacts, defaultContacts, writeContacts } from '../shared/contacts.ts';
import { initialLockers } from '../page/lockers/use-lockers.ts';
import { lockerCalls } from '../../sandbox/shared/demo-calls.ts';
import { toRequest } from '../../sandbox/page/raw-request.ts';
import { createSandbox } from '../../sandbox/page/sandbox.ts';
import { withStaticFields } from '../build/index.ts';
import { labPage } from '../page/store/store-steps.ts';
import { gather } from '../../troubleshooting/build/gather.ts';
import { plainText } from '../../search/build/plain-text.ts';
import { errorFromRow, findError, type KnownError } from '../page/error-finder/find-error.ts';

describe('the card of contacts', () => {
  it('reads an exported file', () => {
    const [first, ...others] = defaultContacts;
    const card = [{ ...first!, name: 'Ana Ruiz', number: '+1 555 010 0100' }, ...others];
    expect(readContacts(writeContacts(card))).toEqual(card);
    expect(filled(card).map(({ who }) => who)).toEqual(['Store manager']);
  });

  it('reads missing fields as empty and ignores other values', () => {
    expect(readContacts('[{"who":"Desk","number":5,"constructor":"x"}]')).toEqual([
      { who: 'Desk', name: '', number: '', hours: '', ready: '' },
    ]);
  });

  it('reads someone who was added without a role', () => {
    const card = [...defaultContacts, { ...defaultContacts[0]!, who: '', number: '5' }];
    expect(readContacts(writeContacts(card))).toEqual(card);
  });

  it.each(['', '{}', '[null]', '["Desk"]', '[{"name":"Ana"}]', '[{"who":5}]', 'who,name'])(
    'refuses an invalid file: %s',
    (text) => expect(() => readContacts(text)).toThrow('contains no card of contacts'),
  );
});

test('previews the lockers in the initial state of the server', async () => {
  const sandbox = await createSandbox({
    openDatabase: openInPage,
    realNow: () => new Date('2025-03-14T15:04:00.000Z'),
    newId: () => 'id',
  });
  const { response } = await sandbox.call('lockers', toRequest(lockerCalls.list()));
  // The server returns more fields than the preview needs.
  expect(await response.json()).toMatchObject(initialLockers);
  await sandbox.close();
});

test('links from the day in the store only to labs that exist', async () => {
  expect(labPage('radio')).toBe('docs/radio/intro#lab');
  vi.resetModules();
  vi.doMock('../../index.ts', () => ({}));
  const without = await import('../page/store/store-steps.ts');
  expect(without.labPage('radio')).toBeUndefined();
  expect(without.labPage('lockers')).toBe('docs/lockers/intro#lab');
});

const preview = (content: string) =>
  `<div inert aria-hidden=true data-lab-picture=true>${content}</div>`;
const withBoxes = (content: string) => withStaticFields(`<p>${preview(content)}<input class=own>`);

describe('the preview of a lab', () => {
  it.each(
    Object.entries({
      '<input class="a b" value="">': '<span class="a b" data-still style=--rows:1></span>',
      '<input placeholder="six digits" class=a>':
        '<span class=a data-still style=--rows:1>six digits</span>',
      '<select class=a><option>1<option selected>2</select>':
        '<span class=a data-still=select style=--rows:1>2</span>',
      '<textarea class=a rows=4>\ntwo\nlines</textarea>':
        '<span class=a data-still=textarea style=--rows:4>two\nlines</span>',
    }),
  )('shows %s as a box', (field, box) => {
    expect(withBoxes(`<div>${field}</div>`)).toBe(
      `<p>${preview(`<div>${box}</div>`)}<input class=own>`,
    );
  });

  it('keeps other controls and everything around the preview', () => {
    const controls =
      '<input type=checkbox checked><input type="radio"><input type=file><button>Go</button>';
    expect(withBoxes(controls)).toBe(`<p>${preview(controls)}<input class=own>`);
    const open = `<div data-lab-picture=true><input></div>`;
    expect(withStaticFields(open)).toBe(open);
  });

  it('is found each time on a page; a missing end tag is an error', () => {
    const two = withStaticFields(preview('<input>') + preview('<div><div></div></div><input>'));
    expect(two).not.toContain('<input');
    expect(() => withStaticFields('<div inert data-lab-picture><div></div>')).toThrow('no end');
  });
});

/** The rows of the message tables as in the built page. */
const known: KnownError[] = gather('AllMessages').flatMap(({ name, tables }) =>
  tables.flatMap(({ children: [head, ...rows] }) =>
    rows.map((row) => {
      const [message] = row.children;
      const codes: string[] = [];
      let href = '';
      visit(message!, (node) => {
        if (node.type === 'inlineCode') codes.push(node.value);
        if (node.type === 'link') href ||= node.url;
      });
      return errorFromRow({
        product: name,
        headings: head!.children.map(plainText),
        cells: row.children.map(plainText),
        codes,
        href,
      });
    }),
  ),
);

const best = (pasted: string) => findError(pasted, known)[0]?.error.href;

describe('the error finder', () => {
  it('reads every row of the tables', () => {
    expect(known.length).toBeGreaterThan(15);
  });

  it('finds every literal message of the tables', () => {
    for (const { sentences, href, where, isPattern } of known) {
      if (isPattern) continue;
      expect(best(`${sentences.join(' ')} ${where}`), sentences.join()).toBe(href);
    }
  });

  it.each(
    Object.entries({
      '{"message":"Please wait 57 seconds before sending another request!"}': '#please-wait-n',
      '10:02 PUT /api/callbutton/x 404 "No processing CFH request found"': '#no-processing-cfh',
      '{"message":"The cabinets.0.key field must be an integer."}': 'lockers/intro#messages',
      'The text field is required.': 'radio/troubleshooting#a-field-is-missing',
      'radio 403 webhooks/incoming {"message":"Invalid API key"}': 'lockers/intro#messages',
      '/api/lockers/cabinet/status 401 {"error": "Invalid API KEY."}':
        'radio/troubleshooting#invalid-api-key',
      'HTTP 404 Not Found! http://localhost:8002/api/callforhelp/claim': '#not-found',
      '"{\\"a\\":\\"Invalid API KEY.\\"} lockers 401"': 'radio/troubleshooting#invalid-api-key',
    }),
  )('lands on the heading for %s', (pasted, anchor) => {
    expect(best(pasted)).toContain(anchor);
  });

  it('finds nothing in a text without an error', () => {
    expect(findError('The weather is fine today.', known)).toEqual([]);
  });

  it.each(['a', 'key', '\\"a', '"name":"key', 'token ', '@'])(
    'reads a long text of %s in linear time',
    (part) => {
      const start = performance.now();
      findError(maskSecrets(part.repeat(50_000)), known.slice(0, 1));
      expect(performance.now() - start).toBeLessThan(2_000);
    },
  );
});

describe('masking', () => {
  it.each([
    ['api-key: demo-edge-key-0042', 'api-key: ••••'],
    ['Authorization: Provider demo-button-secret', 'Authorization: Provider ••••'],
    ['GET /x?secret_token=demo-secret-token&a=1', 'GET /x?secret_token=••••&a=1'],
    ['{"device_key": "demo-button-aisle-4", "a": 1}', '{"device_key": "••••", "a": 1}'],
    ['X-Twilio-Signature: CZ7rXBbIKz4OSUqN0Ujvovrz6Ok=', 'X-Twilio-Signature: ••••'],
    ['AccountSid=AC00000000000000000000000000000000', 'AccountSid=••••'],
    ['call +15550100001 now', 'call •••• now'],
    ['POST /api/lockers/cabinets/customers/731046', 'POST /api/lockers/cabinets/customers/••••'],
    ['message 4mA-LbbtrabFoSNSlkWAlA sent', 'message •••• sent'],
    ['sent 0/KCTR6DLpKmkAf8muzZqo1nDgQ= along', 'sent •••• along'],
  ])('hides the secret in %s', (pasted, masked) => {
    expect(maskSecrets(pasted)).toBe(masked);
    expect(maskSecrets(masked)).toBe(masked);
  });

  it('leaves every documented message as it is', () => {
    for (const { sentences } of known) {
      for (const sentence of sentences) expect(maskSecrets(sentence)).toBe(sentence);
    }
  });

  it.each([
    '2025-03-14T15:04:05.000Z POST /api/callforhelp/claim 422 claimed_by_user_id',
    'PUT http://localhost:8004/api/lockers/cabinets/11',
    '"path": "/api/lockers/cabinets/11", "url": "localhost/api/lockers/cabinets/11"',
  ])('leaves paths, times and field names as they are: %s', (text) => {
    expect(maskSecrets(text)).toBe(text);
  });
});
