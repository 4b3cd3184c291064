import { describe, expect, it } from 'vitest';
import type { BuiltFiles } from '../built-files.ts';
import { beyondLimits, limits } from '../limits.ts';
import { vercel, azure, headersFile, redirectsFile } from '../recipes/static-hosts.ts';

const many = (count: number, name: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => name(index));

/** A site much larger than ours, under a base URL. */
const large: BuiltFiles = {
  base: '/manual/',
  paths: [
    '/manual/index.html',
    '/manual/search-index-0123abcd.bin',
    ...many(1500, (index) => `/manual/docs/area-${index % 20}/page-${index}.html`),
    ...many(2000, (index) => `/manual/assets/js/${index}.01234567.js`),
    ...many(500, (index) => `/manual/img/picture-${index}.svg`),
  ],
  callsLocalhost: true,
  scripts: many(20, (index) => `'sha256-${String(index).padStart(43, 'x')}='`),
};
const filesOf = (site: BuiltFiles): Record<string, string> => ({
  _headers: headersFile(site),
  _redirects: redirectsFile(site),
  'vercel.json': vercel(site),
  'staticwebapp.config.json': azure(site),
});

describe('the files for hosts of a site of 1,500 pages', () => {
  const files = filesOf(large);

  it.each(limits)('keep $file within $most $what, as $source says', ({ file, count, most }) => {
    expect(count(files[file] ?? '')).toBeLessThanOrEqual(most);
  });

  it('count what they are asked to count', () => {
    const counts = limits.map(({ file, what, count }) => [file, what, count(files[file] ?? '')]);
    expect(counts).toContainEqual(['_headers', 'rules', 4]);
    expect(counts).toContainEqual(['_redirects', 'lines without a pattern', 1500]);
    expect(counts).toContainEqual(['_redirects', 'lines with a pattern', 0]);
    expect(counts).toContainEqual(['vercel.json', 'rules for headers', 4]);
    const longest = files['_headers']?.split('\n').map(({ length }) => length) ?? [];
    expect(counts).toContainEqual(['_headers', 'characters in a line', Math.max(...longest)]);
  });
});

describe('a file beyond a limit', () => {
  it('is named with the count and where the host says so', () => {
    const scripts = many(40, () => `'sha256-${'x'.repeat(43)}='`);
    const [sentence, ...others] = beyondLimits('_headers', headersFile({ ...large, scripts }));
    expect(sentence).toMatch(/^_headers has 2\d{3} characters in a line, and its host reads 2000/);
    expect(sentence).toContain('developers.cloudflare.com/pages/configuration/headers');
    expect(others).toEqual([]);
  });

  it('is found when pictures with and without a hash lie side by side', () => {
    const mixed = [...large.paths, '/manual/img/logo.01234567.svg'];
    const files = filesOf({ ...large, paths: mixed });
    const found = (name: string) => beyondLimits(name, files[name] ?? '').join();
    expect(found('_headers')).toContain('_headers has 504 rules');
    expect(found('staticwebapp.config.json')).toContain('bytes');
    expect(found('vercel.json')).toBe('');
  });
});
