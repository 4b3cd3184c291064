import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createHash } from 'node:crypto';
import { apiNames, readText } from '@frontline/specs/apis';
import { toString } from 'mdast-util-to-string';
import type { Nodes, Root } from 'mdast';
import type { ComponentType, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { referenceMarkdown } from '@frontline/api-reference';
import { openSqlite } from '@frontline/storage/sqlite';
import type { ApiName } from '@frontline/specs/api-names';
import { test, vi } from 'vitest';
import { holders } from '../../content/about-apis.ts';
import { questions } from '../../../client/generated/questions.ts';
import { modelNamed } from '../../features/reference/build/named-model.ts';
import { readFacts } from '../../features/openapi-components/build/documents.ts';
import { factsCard } from '../../features/exports/build/llms.ts';
import { statusAdvice } from '../../content/status-advice.ts';
import { expanded, pages, parts, site } from '../pages.ts';
import { brand } from '../../../brand/brand.ts';
import { creators } from '../../../servers/generated/creators.ts';

/**
 * All texts that are generated from the documents, by where they appear. Optional features provide theirs, if
 * present.
 */
export async function places(): Promise<Record<string, string>> {
  const texts: Record<string, string> = {
    'llms.txt': factsCard(readFacts()),
    'status advice': linesOf(statusAdvice),
    'holders of credentials': linesOf(holders),
    'questions of check': linesOf(questions),
  };
  // Release notes describe the past.
  for (const { id, body } of [...pages, ...parts])
    if (id !== 'whats-new') texts[`page ${id}`] = proseOf(expanded(body));
  for (const api of apiNames) {
    const model = modelNamed(api);
    texts[`document ${api}`] = readText(api);
    texts[`reference ${api}`] = referenceMarkdown(model, { secrets: {} });
  }
  const figures = path.join(site, 'features/figures/page');
  for (const file of readdirSync(figures).filter((name) => name.endsWith('.tsx'))) {
    const drawn = (await import(path.join(figures, file))) as Record<string, ComponentType>;
    for (const [name, Figure] of Object.entries(drawn))
      if (name.endsWith('Figure'))
        texts[`figure ${name}`] = renderToStaticMarkup(<Figure />).replaceAll(/<[^>]*>/g, ' ');
  }
  const optional = [
    'features/recordings/test/session.ts',
    'features/scenarios/test/play-in-node.ts',
    '../client/mcp/test/printed.ts',
  ].map((file) => path.join(site, file));
  for (const file of optional.filter((one) => existsSync(path.dirname(one))))
    Object.assign(texts, ((await import(file)) as { printed: object }).printed);
  return texts;
}

/** The list of ports, as `npm start` reads it. */
const portsRead = (): Record<string, number> =>
  JSON.parse(readFileSync(path.join(site, '../specs/ports.json'), 'utf8'));

/** JSON with each entry as a separate block, so that adjacent entries are not read as one sentence. */
const linesOf = (value: unknown): string => JSON.stringify(value, null, 1).replaceAll('\n', '\n\n');

/** The text of a page by block, without code: fences are tested against servers elsewhere. */
function proseOf(tree: Root): string {
  const words = (node: Nodes): string => {
    if (node.type === 'code') return '';
    if (['paragraph', 'heading', 'tableRow'].includes(node.type)) {
      const cells = 'children' in node ? node.children.map((one) => toString(one)) : [];
      return node.type === 'tableRow' ? cells.join(' | ') : cells.join('');
    }
    return 'children' in node ? node.children.map(words).join('\n\n') : '';
  };
  return words(tree);
}

const token = 'secret_token=demo-secret-token';
const button = { authorization: `${brand.credentialScheme} demo-button-secret` };
const press = { device_key: 'demo-button-aisle-4' };

/** The limits of the servers, measured by requests instead of read from constants. */
export async function measured(): Promise<Record<string, number>> {
  const help = await fresh('call-for-help');
  const pressed = () => help.send('POST /api/callbutton/press', press, button);
  const id = await (await pressed()).text();
  const wait = Number((await pressed()).headers.get('retry-after'));

  const lockers = await fresh('lockers');
  const order = {
    rearload: false,
    locker_id: 2,
    cabinet_id: 21,
    order_id: 'A',
    organization_id: 1,
    location_id: 101,
  };
  const loaded = await lockers.json(`POST /api/lockers/orders?${token}`, order);
  const door = async () =>
    (await lockers.json(`GET /api/lockers/locations/101?${token}`))[1].cabinets[0].state;
  const travel = await secondsUntil(lockers, async () => (await door()) === 'open');
  const wrong = () =>
    lockers.send(`POST /api/lockers/cabinets/customers/none?${token}`, { command: 'here' });
  let passed = 0;
  let refused = await wrong();
  for (; refused.status === 400; refused = await wrong()) passed += 1;
  const tooLong = await lockers.json(`PUT /api/lockers/orders/cabinets/21?${token}`, {
    delay: 10_000_000,
  });
  const [one] = await lockers.json(`GET /api/lockers/locations/101?${token}`);

  const radio = await fresh('radio');
  const long = { edgeId: 'edge-0042', text: 'x'.repeat(50_000), actor: 'a' };
  const key = { 'api-key': 'demo-edge-key-0042' };
  const { message } = await radio.json('POST /webhooks/incoming/generic', long, key);
  const huge = { edgeId: 'edge-0042', text: 'x'.repeat(9_000_000), actor: 'a' };
  const limits = await Promise.all(
    [help, lockers, radio].map(({ send }, at) =>
      send(
        [
          'POST /api/callforhelp/claim',
          `POST /api/lockers/orders?${token}`,
          'POST /webhooks/incoming/generic',
        ][at]!,
        huge,
        key,
      ),
    ),
  );
  const bytes = await Promise.all(limits.map(async (answer) => numberIn(await answer.text())));
  return {
    'press-wait': wait,
    'request-timeout': await timeOut(),
    'message-id-bits': id.length,
    'open-code-length': String(loaded.open_code).length,
    'door-travel': travel,
    'locker-timer': one.timer,
    'wrong-codes-at-once': passed,
    // The demonstration has two open orders; the order above is the third.
    'wrong-code-first-wait': Number(refused.headers.get('retry-after')) / 3,
    'delay-max': numberIn(tooLong.message),
    'text-length': numberIn(message),
    'body-limit call-for-help': bytes[0]!,
    'body-limit lockers': bytes[1]!,
    'body-limit radio': bytes[2]!,
    'idempotency-key-lifetime radio': await keyLifetime(),
  };
}

async function timeOut(): Promise<number> {
  const help = await fresh('call-for-help');
  const id = await (await help.send('POST /api/callbutton/press', press, button)).text();
  const path = `GET /api/callforhelp/v1/tracking?message_id=${id}`;
  // The wait includes its last instant.
  return (await secondsUntil(help, async () => (await help.json(path)).cfh_request.is_timeout)) - 1;
}

/** The hours during which a retry gets the first response. */
async function keyLifetime(): Promise<number> {
  const radio = await fresh('radio');
  const call = (text: string) =>
    radio.send(
      'POST /webhooks/incoming/generic',
      { edgeId: 'edge-0042', text, actor: 'a' },
      { 'api-key': 'demo-edge-key-0042', 'idempotency-key': 'one' },
    );
  await call('first');
  for (let hours = 0; ; hours += 1) {
    // Another body is rejected under a valid key, and accepted under an expired one.
    if ((await call(`after ${hours}`)).status === 200) return hours - 1;
    radio.advance(3_600);
  }
}

async function secondsUntil({ advance }: Fresh, isTrue: () => Promise<boolean>): Promise<number> {
  for (let seconds = 0; ; seconds += 1) {
    if (await isTrue()) return seconds;
    advance(1);
  }
}

type Fresh = Awaited<ReturnType<typeof fresh>>;

async function fresh(api: ApiName) {
  let now = Date.parse('2026-03-02T12:00:00.000Z');
  const server = await creators[api]({
    db: await openSqlite({ file: ':memory:' }),
    now: () => new Date(now),
    demo: true,
    digest: (text: string) => createHash('sha256').update(text).digest('hex'),
  });
  const send = (line: string, body?: object, headers: Record<string, string> = {}) => {
    const [method = '', path = ''] = line.split(' ');
    return server.fetch(
      new Request(`http://localhost${path}`, {
        method,
        headers: { 'content-type': 'application/json', ...headers },
        ...(body && { body: JSON.stringify(body) }),
      }),
    );
  };
  return {
    send,
    json: async (...call: Parameters<typeof send>) => (await send(...call)).json(),
    advance: (seconds: number) => void (now += seconds * 1_000),
  };
}

const numberIn = (text: string): number =>
  Number(/greater than (\d+)|longer than (\d+)/.exec(text)?.slice(1).find(Boolean));

vi.mock('@docusaurus/Link', () => ({
  default: ({ children }: { children: ReactNode }) => children,
}));

/** Run in a copy of the repository by scripts/fourth-api.test.ts, which compares the output with its documents. */
test('prints what this copy says and does', { timeout: 300_000 }, async () => {
  const all = { places: await places(), measured: await measured(), ports: portsRead() };
  writeFileSync(process.env['PLACES']!, JSON.stringify(all));
});
