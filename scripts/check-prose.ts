import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './steps.ts';

/** Checks the pages against the style part of CONTRIBUTING.md, as far as a program can. */
function main(): void {
  const docs = join(root, 'site/docs');
  const pages = readdirSync(docs, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.mdx'),
  );
  let lines = 0;
  const faults: string[] = [];
  for (const name of pages.sort()) {
    const { looked, found } = findViolations(readFileSync(join(docs, name), 'utf8'));
    lines += looked;
    for (const { line, words, rule } of found)
      faults.push(`site/docs/${name}:${line} ${words}: ${rule}`);
  }
  console.log(`${lines} lines of ${pages.length} pages, ${faults.length} faults`);
  if (lines === 0) faults.push('Nothing was looked at.');
  if (faults.length > 0) {
    console.error(faults.join('\n'));
    process.exit(1);
  }
}

/** A violation of the style rules. */
interface Violation {
  line: number;
  words: string;
  rule: string;
}

/** Words that may be capitalized inside a heading. */
const NAMES =
  /^(?:I|IT|QR|TV|API|APIs|URL|MAC|STOP|HELP|Teams|Microsoft|RingCentral|BlueFletch|Twilio|Call|Text|Help|OrderUp|Lockers|MyStore|Curbside|Media|Radio|Agent|ATC|Pulse|IoT|English|French|GMRS|FCC|Markdown|PTT|VOX|TLS|VLANs|[A-Z]\d*)$/;

/** Phrases that the style rules of CONTRIBUTING.md forbid, outside quotations and code. */
const RULES: [words: RegExp, rule: string][] = [
  [/\b(?:just|simpl[ey]|easy|easily|obviously|kindly|utilize|in order to)\b/i, 'a filler'],
  [/\bplease\b/i, 'no "please" outside of a quotation'],
  [/\b(?:e\.g\.|i\.e\.|etc\.)/i, 'no Latin short forms'],
  [/\bclick/i, 'select, press or tap'],
  [/\b(?:log|logging) ?(?:in|on)\b/i, 'sign in'],
  [
    /\b(?:employee|associate|compartment|walkie)s?\b/i,
    'staff, cabinet, radio: one name for one thing',
  ],
  [/, since /i, '"because" gives a reason; "since" is for time'],
  [/\b\w+n['’]t\b|\b(?:it|that|you|we|they)['’](?:s|re|ll|ve)\b/i, 'no contractions'],
  [/\w+, \w+, (?:and|or) \w+(?=[.!?]|$)/, 'no comma before the last of a list'],
];

const MAX_WORDS = 30;

/** Checks the prose of a page: not its front matter, code, components and tables. */
export function findViolations(page: string): { looked: number; found: Violation[] } {
  const found: Violation[] = [];
  let looked = 0;
  const lines = blankOutNonProse(page).split('\n');
  lines.forEach((text, index) => {
    const line = index + 1;
    if (text.trim() === '' || /^\s*[|<]/.test(text)) return;
    const heading = /^#{2,6} (.*)$/.exec(text)?.[1];
    looked += 1;
    if (heading) {
      const capital = heading
        .split(/[\s/]+/)
        .slice(1)
        .find(
          (word, at, all) =>
            /^[A-Z]/.test(word) && !NAMES.test(bare(word)) && !startsSentence(all, at),
        );
      if (capital) found.push({ line, words: heading, rule: 'a heading in sentence case' });
    }
    for (const [words, rule] of RULES) {
      const hit = words.exec(text)?.[0];
      if (hit) found.push({ line, words: hit, rule });
    }
    for (const sentence of text.split(/(?<=[.!?:;])\s/)) {
      const count = sentence.split(/\s+/).filter((word) => /\w/.test(word)).length;
      if (count > MAX_WORDS)
        found.push({
          line,
          words: sentence.slice(0, 60),
          rule: `${count} words, ${MAX_WORDS} at most`,
        });
    }
  });
  return { looked, found };
}

const bare = (word: string) => word.replaceAll(/[^\w-]/g, '');

/** Whether a word follows a colon, period or question mark. */
const startsSentence = (all: string[], at: number) => /[.:?]$/.test(all[at - 1] ?? '');

/** Removes everything but prose, preserving line numbers. */
function blankOutNonProse(page: string): string {
  const toNewlines = (text: string) => text.replaceAll(/[^\n]/g, '');
  return page
    .replace(/^---\n.*?\n---\n/s, toNewlines)
    .replaceAll(/^ *```.*?^ *```/gms, toNewlines)
    .replaceAll(/`[^`\n]*`/g, '')
    .replaceAll(/"[^"\n]*"/g, '')
    .replaceAll(/\]\([^)\n]*\)/g, ']')
    .replaceAll(/<[^>\n]*>/g, '');
}

if (process.argv[1]?.endsWith('check-prose.ts')) main();
