import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';

const program = `
  import { api } from '@frontline/specs/lockers';
  import { createApi } from '@frontline/contract';
  const answer = async ({ body }) => ({ status: 200, body });
  const fetch = createApi(api, {
    handlers: new Proxy({}, { get: () => answer }),
    credentials: { LockerKey: () => ({}), SecretToken: () => ({}) },
    maxBodyBytes: 65_536,
  });
  const response = await fetch(
    new Request('http://localhost/api/lockers/cabinet/status', {
      method: 'POST',
      headers: { 'api-key': 'any', 'content-type': 'application/json' },
      body: '{"cabinets":[{"key":"one"}]}',
    }),
  );
  let evaluates = true;
  try { new Function('')(); } catch { evaluates = false; }
  console.log(JSON.stringify({ status: response.status, evaluates }));
`;

it('works where code may not be made from text, as under a strict content-security policy', () => {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [
      '--disallow-code-generation-from-strings',
      ...['--import', 'tsx', '--input-type', 'module', '--eval', program],
    ],
    { encoding: 'utf8', cwd: import.meta.dirname },
  );
  expect(stdout, stderr).toBe('{"status":422,"evaluates":false}\n');
});
