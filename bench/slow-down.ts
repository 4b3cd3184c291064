import type { CDPSession } from 'playwright-core';

/** Brakes a page as a phone on a slow line would: CPU 4 times slower, 1.6 Mbit/s, 150 ms a round trip. */
export async function slowDown(devtools: CDPSession): Promise<void> {
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 93_750,
  });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}
