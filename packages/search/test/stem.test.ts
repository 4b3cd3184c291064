import { describe, expect, it } from 'vitest';
import { irregularForms, stem, stemPrefix } from '../src/stem.ts';

describe('stem', () => {
  it.each([
    'verify verifies verified verifying verification',
    'install installs installed installing installation',
    'cancel cancels canceled cancelled cancelling cancellation',
    'manage manages managed managing management',
    'box boxes',
    'address addresses',
    'locker lockers',
    'stop stops stopped stopping',
    'hear hears heard hearing',
    'call calls called calling',
    'freeze freezes freezing froze frozen',
  ])('is one for %s', (forms) => {
    expect(new Set(forms.split(' ').map(stem)).size).toBe(1);
  });

  it.each(['customer custom', 'status state', 'radio radius', 'press pres'])(
    'tells %s apart',
    (pair) => {
      expect(new Set(pair.split(' ').map(stem)).size).toBe(2);
    },
  );

  it('leaves short words and identifiers with digits alone', () => {
    expect(['is', 'bus', 'v1s', '429'].map(stem)).toEqual(['is', 'bus', 'v1s', '429']);
  });

  it('begins every regular form with its prefix, and names the others', () => {
    for (const form of ['verify', 'verifies', 'verified', 'verifying']) {
      expect(form.startsWith(stemPrefix(stem('verify')))).toBe(true);
    }
    expect(irregularForms(stem('hearing'))).toContain('heard');
  });

  it('takes the names that every object has for words', () => {
    for (const name of Object.getOwnPropertyNames(Object.prototype)) {
      expect(typeof stem(name), name).toBe('string');
      expect(irregularForms(name), name).toEqual([]);
    }
  });
});
