import { writeFileSync } from 'node:fs';
import type { ReactNode } from 'react';
import { test, vi } from 'vitest';
import { measured } from './measured.ts';
import { places, portsRead } from './places.tsx';

vi.mock('@docusaurus/Link', () => ({
  default: ({ children }: { children: ReactNode }) => children,
}));

/** Run in a copy of the repository, for everywhere.test.ts to hold against what its documents say. */
test('prints what this copy says and does', { timeout: 300_000 }, async () => {
  const all = { places: await places(), measured: await measured(), ports: portsRead() };
  writeFileSync(process.env['PLACES']!, JSON.stringify(all));
});
