import { expect, test } from 'vitest';
import { macAddressMatches } from '../src/handlers.ts';

test('accepts the registered address in any spelling', () => {
  for (const sent of ['02:00:00:AB:00:02', '02-00-00-ab-00-02', '0200.00ab.0002', '020000AB0002']) {
    expect(macAddressMatches('02:00:00:ab:00:02', sent)).toBe(true);
  }
});

test('asks for none where none is registered', () => {
  expect(macAddressMatches(null, undefined)).toBe(true);
  expect(macAddressMatches(null, null)).toBe(true);
});

test('refuses another address, a missing one and an unregistered one', () => {
  expect(macAddressMatches('02:00:00:00:00:02', '02:00:00:00:00:99')).toBe(false);
  expect(macAddressMatches('02:00:00:00:00:02', undefined)).toBe(false);
  expect(macAddressMatches(null, '02:00:00:00:00:02')).toBe(false);
  expect(macAddressMatches(null, ':-.')).toBe(false);
});
