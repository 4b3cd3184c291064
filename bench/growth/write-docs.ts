import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const PAGES_A_TOPIC = 50;
const TOPICS_AN_AREA = 5;
const WORDS =
  'shelf locker door button request customer staff channel token cabinet order radio message store curbside device record status signal answer'.split(
    ' ',
  );

/** Writes `pages` pages into a folder, in areas of 5 topics of 50 pages; returns the path of one. */
export function writeDocs(folder: string, pages: number): string {
  const next = seededNumbers(pages);
  const words = (count: number) =>
    Array.from({ length: count }, () => WORDS[next() % WORDS.length]).join(' ');
  let topic = '';
  for (let page = 0; page < pages; page += 1) {
    if (page % PAGES_A_TOPIC === 0) {
      const number = page / PAGES_A_TOPIC;
      const area = `area-${Math.floor(number / TOPICS_AN_AREA) + 1}`;
      topic = join(area, `topic-${(number % TOPICS_AN_AREA) + 1}`);
      if (number % TOPICS_AN_AREA === 0) category(join(folder, area), area);
      category(join(folder, topic), topic.replace('/', ' '));
    }
    const parts = Array.from(
      { length: 5 },
      (_, part) =>
        `## ${words(3)} ${part + 1}\n\n${words(60)}.\n\n| Field | Means |\n| --- | --- |\n| ${words(1)} | ${words(6)} |\n\n- ${words(8)}\n- ${words(9)}\n`,
    );
    writeFileSync(
      join(folder, topic, `page-${page + 1}.md`),
      `---\ntitle: Page ${page + 1} ${words(2)}\ndescription: ${words(14)}\n---\n\n${words(40)}.\n\n${parts.join('\n')}`,
    );
  }
  return 'docs/area-1/topic-1/page-7';
}

function category(folder: string, label: string): void {
  mkdirSync(folder, { recursive: true });
  const facts = {
    label,
    link: { type: 'generated-index', slug: `/category/${label.replace(' ', '-')}` },
  };
  writeFileSync(join(folder, '_category_.json'), JSON.stringify(facts));
}

/** A deterministic pseudo-random number generator. */
function seededNumbers(seed: number): () => number {
  let last = seed;
  return () => (last = (last * 1103515245 + 12345) % 2147483648) >> 8;
}
