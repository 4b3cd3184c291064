import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { ensureChromium } from '../../scripts/browsers/chromium.ts';
import { median, printTable } from '../figures.ts';
import { hostFolder, type Host } from '../api-reference/host.ts';
import { openPhone, type Visit } from '../api-reference/phone.ts';
import { openChromium } from '../open-chromium.ts';
import { clickToHeading } from './clicks.ts';
import { pressWhileLoading, targets, type Target } from './presses.ts';
import { scoresOf, type Scores } from './scores.ts';
import { searchFromCold, type Answered } from './search.ts';
import { buildSides, sides, type Side } from './sides.ts';

// Loading performance on a phone: ours, stock Docusaurus, Starlight and VitePress with the same Markdown, in interleaved
// rounds. `npm run bench -- vitals`; `--rounds=5` changes the number of rounds from 3, `--sites=FOLDER` keeps and reuses
// the built sites, and `--no-lighthouse` skips the longest part.

const words = process.argv.join(' ');
const ROUNDS = Number(/--rounds=(\d+)/.exec(words)?.[1] ?? 3);
const wantsScores = !words.includes('--no-lighthouse');
const sitesFolder = /--sites=(\S+)/.exec(words)?.[1];
const out = sitesFolder ? resolve(sitesFolder) : mkdtempSync(join(tmpdir(), 'bench-vitals-'));

const PAGES: Record<string, string> = {
  home: '/',
  intro: '/docs/intro',
  'long page': '/docs/lockers/intro',
  category: '/docs/category/lockers',
  'Lockers reference': '/docs/apis/lockers',
};
/** Starlight and VitePress have no API reference; stock renders it with Redoc. */
const REFERENCE = 'Lockers reference';
const pathOn: Partial<Record<Side, string>> = {
  ours: '/docs/apis/lockers',
  stock: '/reference/lockers',
};

buildSides(out);
const hosts = new Map<Side, Host>();
for (const side of sides) hosts.set(side, await hostFolder(join(out, side)));
const urlOf = (side: Side, name: string) => {
  const path = name === REFERENCE ? pathOn[side] : PAGES[name];
  return path && hosts.get(side)!.url + path;
};

const visits = new Map<string, Visit[]>();
const scores = new Map<string, Scores[]>();
const presses = new Map<string, number[]>();
const clicks = new Map<string, number[]>();
const searches = new Map<string, Answered[]>();
const add = <T>(all: Map<string, T[]>, side: Side, name: string, one: T) =>
  all.set(`${side} ${name}`, [...(all.get(`${side} ${name}`) ?? []), one]);

const phone = await openPhone();
const browser = await openChromium();
for (let round = 1; round <= ROUNDS; round += 1) {
  for (const name of Object.keys(PAGES)) {
    for (const side of sides) {
      const url = urlOf(side, name);
      if (!url) continue;
      add(visits, side, name, await phone.visit({ url }));
      if (wantsScores) add(scores, side, name, await scoresOf(url, ensureChromium()));
    }
  }
  for (const target of targets) {
    for (const side of sides) {
      const url = urlOf(side, 'intro')!;
      add(presses, side, target, await pressWhileLoading(browser, url, side, target));
    }
  }
  for (const side of sides) {
    const url = urlOf(side, 'intro')!;
    add(clicks, side, 'intro', await clickToHeading(browser, url));
    add(searches, side, 'intro', await searchFromCold(browser, url, side));
  }
  console.log(`round ${round} of ${ROUNDS}`);
}
await phone.close();
await browser.close();
for (const host of hosts.values()) host.close();
if (!sitesFolder) rmSync(out, { recursive: true });

const columns: [head: string, key: keyof Visit, digits: number][] = [
  ['KiB in all', 'total', 0],
  ['KiB of JavaScript', 'scripts', 0],
  ['first paint ms', 'firstPaint', 0],
  ['largest paint ms', 'largestPaint', 0],
  ['blocking ms', 'blocking', 0],
];
const ofVisits = (side: Side, name: string, key: keyof Visit) =>
  median((visits.get(`${side} ${name}`) ?? []).map((visit) => visit[key]));
const combinations = Object.keys(PAGES).flatMap((name) =>
  sides.filter((side) => urlOf(side, name)).map((side) => [name, side] as const),
);

console.log(
  `\nMedians of ${ROUNDS} interleaved visits on a phone: CPU 4 × slower, 1.6 Mbit/s, 150 ms. gzip.\n`,
);
const scoresHead = wantsScores ? ['Lighthouse: performance, a11y, practices, SEO'] : [];
printTable(
  ['page', '', ...columns.map(([head]) => head), ...scoresHead],
  combinations.map(([name, side]) => [
    name,
    side,
    ...columns.map(([, key, digits]) => ofVisits(side, name, key).toFixed(digits)),
    ...(wantsScores ? [lighthouse(side, name)] : []),
  ]),
);

console.log('\nOurs, as a share of each in the same run\n');
printTable(
  ['page', 'beside', ...columns.map(([head]) => head.replace(/ ms$/, ''))],
  combinations
    .filter(([, side]) => side !== 'ours')
    .map(([name, side]) => [name, side, ...columns.map(([, key]) => share(name, side, key))]),
);

console.log('\nLongest wait for a press while an introduction loads, ms (median of the rounds)\n');
const waited = (side: Side, target: Target) => median(presses.get(`${side} ${target}`) ?? []);
printTable(
  ['', ...targets],
  sides.map((side) => [side, ...targets.map((target) => waited(side, target).toFixed(0))]),
);

console.log(
  '\nFrom a click in the sidebar to the next heading, fetched ahead, ms (median of the rounds)\n',
);
printTable(
  ['', 'ms'],
  sides.map((side) => [side, median(clicks.get(`${side} intro`) ?? []).toFixed(0)]),
);

console.log(
  '\nFrom the press on the search field to the first answer, and from one more letter, ms\n',
);
const answered = (side: Side, when: keyof Answered) =>
  median(searches.get(`${side} intro`)!.map((one) => one[when])).toFixed(0);
printTable(
  ['', 'from cold', 'open'],
  sides.map((side) => [side, answered(side, 'cold'), answered(side, 'open')]),
);

if (wantsScores) {
  console.log('\nWhat costs points\n');
  printTable(
    ['page', '', 'audit'],
    combinations.flatMap(([name, side]) => {
      const faults = new Set(scores.get(`${side} ${name}`)!.flatMap((score) => score.faults));
      return [...faults].map((fault) => [name, side, fault]);
    }),
  );
}

function lighthouse(side: Side, name: string): string {
  const all = scores.get(`${side} ${name}`) ?? [];
  const of = (key: Exclude<keyof Scores, 'faults'>) => median(all.map((score) => score[key]));
  return [of('performance'), of('accessibility'), of('best-practices'), of('seo')].join(' / ');
}

function share(name: string, side: Side, key: keyof Visit): string {
  const theirs = ofVisits(side, name, key);
  return theirs ? (ofVisits('ours', name, key) / theirs).toFixed(2) : '–';
}
