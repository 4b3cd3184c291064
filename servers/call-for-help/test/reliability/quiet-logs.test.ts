import { expect, test } from 'vitest';
import { buttonKey, staffStep } from '../demo-server.ts';
import { post, startServerProcess } from './server-process.ts';
import { brand } from '../../../../brand/brand.ts';

test('writes a line for each request and never a secret', async () => {
  const server = await startServerProcess({ CALL_FOR_HELP_LOG_LEVEL: 'trace' });
  const key = { authorization: `${brand.credentialScheme} ${buttonKey}` };
  const wrong = { authorization: `${brand.credentialScheme} a-secret-that-is-wrong` };
  const device = 'demo-button-aisle-4';
  const press = `${server.url}/api/callbutton/press`;
  const { body: message_id } = await post<string>(press, { device_key: device }, key);
  await post(press, { device_key: device }, wrong);
  await post(press, { device_key: 'a-device-that-is-wrong' }, key);
  await post(`${server.url}/api/callforhelp/claim`, staffStep('created'));
  await fetch(`${server.url}/api/callforhelp/v1/tracking?message_id=${message_id}`);
  await fetch(`${server.url}/api/callbutton/${message_id}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', ...key },
    body: JSON.stringify({ device_key: device, update_type: 'close' }),
  });
  expect(await server.end('SIGTERM')).toBe(0);
  const lines = server.output().trim().split('\n');
  const requests = lines.filter((line) => JSON.parse(line).request_id !== undefined);
  expect(requests).toHaveLength(6);
  for (const secret of [buttonKey, device, message_id, 'that-is-wrong', 'Sam Lee', 'staff-sam']) {
    expect(server.output()).not.toContain(secret);
  }
});
