import {
  validateRecording,
  parseRecording,
  reportAsMarkdown,
  type Report,
} from '@frontline/openapi-validator/recordings';
import { apiNames, operationsOf } from '@frontline/specs/apis';
import { documents } from '@frontline/specs/documents';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { brand } from '../../../../brand/brand.ts';
import { loadApis } from '../page/load-apis.ts';
import { harOf, recordSession, type HarEntry } from './session.ts';

const entries = await recordSession();
const apis = await loadApis();
const everyOperation = apiNames.flatMap((name) => operationsOf(documents[name].document));
const examined = (list: readonly HarEntry[]): Promise<Report> =>
  validateRecording(parseRecording(harOf(list)), apis);
const differing = ({ findings }: Report) =>
  findings.filter(({ severity }) => severity === 'differs');

/** The session with one entry changed. */
function changed(
  list: readonly HarEntry[],
  which: (entry: HarEntry) => boolean,
  change: (entry: HarEntry) => void,
): HarEntry[] {
  const copy = structuredClone([...list]);
  const found = copy.find(which);
  if (!found) throw new Error('The session has no such entry.');
  change(found);
  return copy;
}

const answers = (path: string, status: number) => (entry: HarEntry) =>
  entry.request.url.includes(path) && entry.response.status === status;

describe('a session with the demonstration servers', () => {
  it('is as documented, with the docs of every response', async () => {
    const report = await examined(entries);
    expect(differing(report)).toEqual([]);
    expect(report.matched).toBe(entries.length);
    expect(report.operations).toHaveLength(everyOperation.length);
    expect(everyOperation.length).toBeGreaterThanOrEqual(16);
    expect(report.operations.flatMap(({ statuses }) => statuses).every((one) => one.docs)).toBe(
      true,
    );
  });

  it('links to existing anchors of the references', async () => {
    const known = JSON.parse(
      readFileSync(new URL('../../reference/test/anchors.json', import.meta.url), 'utf8'),
    ) as Record<string, string[]>;
    const { operations, findings } = await examined(entries);
    const hrefs = [...operations, ...operations.flatMap(({ statuses }) => statuses), ...findings];
    for (const { href } of hrefs) {
      const [, api, anchor] = /^\/docs\/apis\/([\w-]+)#(.+)$/.exec(href) ?? [];
      expect(known[api!], href).toContain(anchor);
    }
  });

  it('with three planted faults reports exactly these', async () => {
    const renamed = changed(entries, answers('/api/lockers/locations/', 200), ({ response }) => {
      response.content.text = response.content.text.replaceAll('"occupied"', '"is_occupied"');
    });
    const headless = changed(renamed, answers('/api/callbutton/press', 429), ({ response }) => {
      response.headers = response.headers.filter(({ name }) => name !== 'retry-after');
    });
    const lax = changed(headless, answers('/api/callforhelp/claim', 422), ({ response }) => {
      response.status = 200;
      response.content.text = '{"success":true}';
    });
    const sentences = differing(await examined(lax)).map(
      ({ call, message }) => `${call}: ${message}`,
    );
    expect(sentences.sort()).toEqual([
      'GET /api/lockers/locations/{location_id}: `[].cabinets[].is_occupied` is not documented.',
      'GET /api/lockers/locations/{location_id}: `[].cabinets[].occupied` is missing.',
      'POST /api/callbutton/press: The header Retry-After is missing.',
      expect.stringMatching(
        /^POST \/api\/callforhelp\/claim: A documented server refuses this request with 422: The .* This one answered 200\.$/,
      ),
    ]);
  });

  it('reveals no secret of the session', async () => {
    const broken = structuredClone(entries);
    for (const { request, response } of broken) {
      const secrets = [
        ...request.headers
          .filter(({ name }) => /key|authorization/i.test(name))
          .map(({ value }) => value),
        new URL(request.url).searchParams.get('secret_token') ?? '',
      ];
      // A server that echoes secrets in its response.
      response.content.text = JSON.stringify({ echo: secrets, open_code: '483920' });
    }
    const report = await examined(broken);
    const output = JSON.stringify(report) + reportAsMarkdown(report, 'https://docs.example');
    expect(report.findings.length).toBeGreaterThan(20);
    expect(output).toContain('••••');
    for (const secret of ['demo-', `${brand.credentialScheme} `, '483920'])
      expect(output).not.toContain(secret);
  });
});
