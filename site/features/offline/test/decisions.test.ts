import { describe, expect, it } from 'vitest';
import type { PackFile } from '../shared/pack-list.ts';
import { isDue, planSave } from '../page/saved-pack.ts';
import { filesFor, wayOf, type Asked } from '../page/answer.ts';

const root = 'https://docs.test/';
const below = 'https://docs.test/trial/';

describe('files of an address', () => {
  it.each([
    ['/', 'index.html'],
    ['/index.html', 'index.html'],
    ['/docs/lockers/intro', 'docs/lockers/intro.html'],
    ['/docs/lockers/intro/', 'docs/lockers/intro.html'],
    ['/docs/lockers/intro.html', 'docs/lockers/intro.html'],
    ['/docs/lockers/intro/index.html', 'docs/lockers/intro.html'],
    ['/docs/lockers/intro?from=card#doors', 'docs/lockers/intro.html'],
    ['/img/logo.svg', 'img/logo.svg'],
    ['/caf%C3%A9', 'café.html'],
  ])('finds %s in %s', (address, file) => {
    expect(filesFor(new URL(address, root).href, root)).toContain(file);
    expect(filesFor(`https://docs.test/trial${address}`, below)).toContain(file);
  });

  it('takes the base URL alone for the home page', () => {
    expect(filesFor(below, below)).toEqual(['index.html']);
  });

  it('survives an address that cannot be decoded', () => {
    expect(filesFor(`${root}%E0%A4%A`, root)).toContain('%E0%A4%A.html');
  });
});

describe('who answers', () => {
  const asked = (url: string, more: Partial<Asked> = {}): Asked => ({
    method: 'GET',
    mode: 'no-cors',
    cache: 'default',
    isRange: false,
    url,
    ...more,
  });

  it.each([
    ['a page', asked(`${root}docs/intro`, { mode: 'navigate' }), 'network, else saved'],
    ['a script named by its content', asked(`${root}assets/js/main.3fb62101.js`), 'saved'],
    ['a picture', asked(`${root}img/logo.svg`), 'network, else saved'],
    ['a file that is being saved', asked(`${root}img/logo.svg`, { cache: 'no-cache' }), 'network'],
    ['a part of a file', asked(`${root}img/film.mp4`, { isRange: true }), 'network'],
    ['a call that is no GET', asked(`${root}docs/intro`, { method: 'POST' }), 'network'],
    ['another host', asked('http://localhost:8002/api/callforhelp/claim'), 'network'],
  ])('%s', (_, request, way) => {
    expect(wayOf(request, root)).toBe(way);
  });

  it('leaves alone what is not below the base URL', () => {
    expect(wayOf(asked(`${root}docs/intro`, { mode: 'navigate' }), below)).toBe('network');
  });
});

describe('update', () => {
  const file = (path: string, revision: string): PackFile => ({
    path,
    revision,
    bytes: 1,
    transfer: 1,
    part: 'pages',
  });

  it('downloads everything the first time', () => {
    const next = [file('a', '1'), file('b', '1')];
    expect(planSave(next)).toEqual({ copy: [], fetch: next });
  });

  it('downloads what is new or changed and keeps the rest', () => {
    const { copy, fetch } = planSave(
      [file('same', '1'), file('changed', '2'), file('new', '1')],
      [file('same', '1'), file('changed', '1'), file('gone', '1')],
    );
    expect(copy.map(({ path }) => path)).toEqual(['same']);
    expect(fetch.map(({ path }) => path)).toEqual(['changed', 'new']);
  });

  it.each([
    [undefined, true],
    [59, false],
    [60, true],
  ])('is due after an hour: last looked %s minutes ago', (minutes, due) => {
    const now = Date.UTC(2026, 10, 21);
    const last = minutes === undefined ? undefined : now - minutes * 60_000;
    expect(isDue(last, now)).toBe(due);
  });

  it('is due when the clock of the device was put back', () => {
    expect(isDue(2000, 1000)).toBe(true);
  });
});
