import { describe, expect, it } from 'vitest';
import { otherwise, types, meaningOfCaching, meaningOfType } from '../rules.ts';

describe('the check of a host', () => {
  it('takes max-age=0 with must-revalidate for no-cache', () => {
    expect(meaningOfCaching('public, max-age=0, must-revalidate')).toBe(otherwise);
    expect(meaningOfCaching('max-age=0,must-revalidate')).toBe(otherwise);
  });

  it('takes registered and old names of a type for ours', () => {
    expect(meaningOfType('application/javascript')).toBe(meaningOfType(types.js ?? ''));
    expect(meaningOfType('image/vnd.microsoft.icon')).toBe(meaningOfType(types.ico ?? ''));
    expect(meaningOfType('application/json')).toBe(meaningOfType(types.json ?? ''));
    expect(meaningOfType('text/html; charset=UTF-8')).toBe(types.html);
  });

  it('refuses an answer that is kept at all where it must be asked for again', () => {
    expect(meaningOfCaching('must-revalidate, max-age=30')).not.toBe(otherwise);
    expect(meaningOfCaching('public, max-age=0')).not.toBe(otherwise);
    expect(meaningOfCaching(null)).not.toBe(otherwise);
  });

  it('refuses text that does not say its charset, and another type', () => {
    expect(meaningOfType('text/markdown')).not.toBe(meaningOfType(types.md ?? ''));
    expect(meaningOfType('text/plain')).not.toBe(meaningOfType(types.js ?? ''));
    expect(meaningOfType(null)).not.toBe(meaningOfType(types.bin ?? ''));
  });
});
