import { expect, test } from 'vitest';
import { startPostgres, testPostgres } from '@frontline/storage/test-postgres';
import { buttonKey, staffStep } from '../demo-server.ts';
import { post, startServerProcess } from './server-process.ts';
import { brand } from '../../../../brand/brand.ts';

const { skipped } = await testPostgres();

test.skipIf(skipped)(
  `survives its database going away and coming back${skipped ? ` (skipped: ${skipped})` : ''}`,
  async () => {
    const postgres = await startPostgres();
    const server = await startServerProcess({ DATABASE_URL: postgres.url });
    const claim = `${server.url}/api/callforhelp/claim`;
    const press = `${server.url}/api/callbutton/press`;
    const key = { authorization: `${brand.credentialScheme} ${buttonKey}` };
    const button = { device_key: 'demo-button-aisle-4' };
    try {
      expect((await post(claim, staffStep('created'))).body).toEqual({ success: true });

      await postgres.stop();
      expect(await post(claim, staffStep('created'))).toMatchObject({
        status: 500,
        body: { message: 'Internal server error' },
      });
      expect(await post(press, button, key)).toMatchObject({
        status: 500,
        body: { message: 'An unexpected error occurred. Please try again later.' },
      });
      expect((await fetch(`${server.url}/readyz`)).status).toBe(503);
      expect((await fetch(`${server.url}/healthz`)).status).toBe(200);

      await postgres.start();
      await expect
        .poll(async () => (await fetch(`${server.url}/readyz`)).status, { timeout: 15_000 })
        .toBe(200);
      const tracking = await fetch(
        `${server.url}/api/callforhelp/v1/tracking?message_id=demo-request-created`,
      );
      expect(await tracking.json()).toMatchObject({ cfh_request: { claimed_by: 'Sam Lee' } });
      expect((await post(press, button, key)).status).toBe(200);
      expect(await server.end('SIGTERM')).toBe(0);
      expect(server.output()).not.toContain(buttonKey);
    } finally {
      await server.end('SIGKILL');
      await postgres.remove();
    }
  },
  120_000,
);
