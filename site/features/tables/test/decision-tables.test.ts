import { apiNames, readSource } from '@frontline/specs/apis';
import { expect, test } from 'vitest';
import { withLimitWords } from '../../openapi-components/build/limits.ts';
import { belowHeading, pages } from '../../../test/pages.ts';

const below = (id: string, heading: string): string =>
  belowHeading(pages.find((page) => page.id === id)?.body ?? '', heading);

test('sets the four sources side by side', () => {
  const table = below('call-for-help/settings', '## Where staff answer');
  for (const source of ['microsoft', 'ringcentral', 'bluefletch', 'web_interface'])
    expect(table).toContain(`\`${source}\``);
  for (const row of ['Choose it when', 'Sign-in', 'Set up'])
    expect(table).toMatch(new RegExp(`^\\| ${row} `, 'm'));
});

test('names the documented port of each API in the table of connections and in the request to copy', () => {
  const ports = apiNames.map((name) => {
    const [server] = readSource(name).servers as { url: string }[];
    return new URL(server!.url.replace('{scheme}', 'http')).port;
  });
  expect(ports).toEqual(['8002', '8004', '5000']);
  const [connections, request] = withLimitWords(below('requirements', '## Ports')).split('```');
  for (const port of ports) {
    expect(connections).toContain(port);
    expect(request).toContain(port);
  }
});

test('computes no time from a field that records no such moment', () => {
  const formulas = below('call-for-help/resources', '## Measure the waits');
  expect(formulas).toContain('`claimed_at` − `created_at`');
  expect(formulas).not.toMatch(/employee_arrived_at` −|− `employee_arrived_at/);
});

test('says whom to ask, and points to no one who is not known', () => {
  const whom = below('support', '## Whom to ask');
  expect(whom.match(/^\| /gm)?.length).toBeGreaterThan(6);
  expect(whom).not.toMatch(/\+1|@/);
});
