import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import newman, { type NewmanRunOptions, type NewmanRunSummary } from 'newman';
import { afterEach, expect, it } from 'vitest';
import { referenceFiles } from '../build/files.tsx';
import { references } from '../build/references.ts';
import { apiNames } from '../../sandbox/shared/apis.ts';
import { expectDocumented } from '../../../test/demo-servers.ts';
import { operationsIn } from '@frontline/api-reference/test-models';
import { startPorts, type Ports } from './ports.ts';

const run = promisify<NewmanRunOptions, NewmanRunSummary>(newman.run);
const siteDir = fileURLToPath(new URL('../../..', import.meta.url));
const place = { siteDir, baseUrl: '/', secrets: references.secrets };

let ports: Ports;
afterEach(() => ports.close());

it.each(apiNames)('answers the Postman collection of %s as the document says', async (api) => {
  const document = references.documents.find(({ name }) => name === api)!;
  const { downloads, model } = referenceFiles(document, place);
  ports = await startPorts();
  const value = ports.withPort(api, model.servers[0]!.url);
  const collection = JSON.parse(downloads['postman.json']!) as object;
  const { run: ran } = await run({ collection, envVar: [{ key: 'baseUrl', value }] });

  const actual = ran.executions.map(({ item, response }) => `${response.code} ${item.name}`);
  const expected = operationsIn(model).map(
    ({ summary, answers }) => `${answers.find(isSuccess)!.status} ${summary}`,
  );
  expect(actual).toEqual(expected);
  for (const { request, response } of ran.executions) {
    const text = response.text() ?? '';
    const isJson = response.headers.get('content-type')?.startsWith('application/json');
    const answer: unknown = isJson ? JSON.parse(text) : text;
    const call = { api, method: request.method, url: request.url.toString() };
    expectDocumented(call, response.code, answer);
    expect(answer, call.url).not.toEqual({ success: false });
  }
  const asserted = ran.executions.flatMap(({ assertions = [] }) =>
    assertions.map(({ assertion, error }) => error?.message ?? assertion),
  );
  expect(asserted).toEqual(expected.map((line) => `answers ${line.split(' ')[0]}`));
});

const isSuccess = ({ status }: { status: string }) => status.startsWith('2');
