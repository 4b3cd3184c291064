import { offerLabs } from '../../../../features/labs/page/offer-labs.ts';
import { startPart, type Island, type RareIsland } from '../../error-boundary/start-part.ts';
import { offerPlayables } from '../../../../features/reference/page/try-it/offer-playables.ts';
import { whenIdle } from '../../schedule.ts';
import { followHeadings } from './contents.ts';
import { currentReader, readAs } from '../../role-filter/remember.ts';
import { modules } from '../../router/moves.ts';
import { animateFolding, layOutWhole } from './folding.ts';
import { reportUrl } from '../../report/report-url.ts';
import { openSearchDoor } from './search-door.ts';
import { translate } from '@docusaurus/Translate';

const SHOWN_FOR = 2000;

/** Copy buttons: of what they name in the frame around them, or of the file their neighbor links to. */
const answerCopying: Island = (article) => {
  const copy = async ({ target }: MouseEvent) => {
    const button = (target as Element).closest<HTMLElement>('[data-copy], [data-copy-file]');
    if (!button) return;
    // A button without words to change has a line beside it that tells.
    const status = button.parentElement?.querySelector<HTMLElement>('[role=status]');
    const words = status ?? button.querySelector('span')!;
    const before = (words.dataset['words'] ??= words.textContent ?? '');
    words.textContent = await copied(button).then(
      () => translate({ id: 'theme.CodeBlock.copied', message: 'Copied' }),
      () =>
        status
          ? translate({ message: 'Not copied. Use the link instead.' })
          : translate({ message: 'Not copied' }),
    );
    setTimeout(() => (words.textContent = before), status ? 2 * SHOWN_FOR : SHOWN_FOR);
  };
  article.addEventListener('click', copy);
  return () => article.removeEventListener('click', copy);
};

async function copied(button: HTMLElement): Promise<void> {
  const { copy } = button.dataset;
  if (copy !== undefined) {
    const code = button.closest('[data-copied]')?.querySelector(copy);
    if (!code) throw new Error(`There is no "${copy}" to copy.`);
    return navigator.clipboard.writeText(code.textContent ?? '');
  }
  const link = button.parentElement?.querySelector('a');
  return copyFile(link?.href ?? '');
}

/** Puts the text of a file on the clipboard. Rejects when it does not arrive or may not be written. */
function copyFile(address: string): Promise<void> {
  const text = fetch(address).then((response) => {
    if (!response.ok) throw new Error(`The server answered ${response.status}.`);
    return response.blob();
  });
  // Handing over the promise keeps the reader's permission to copy while the file is on its way.
  const blob = text.then((file) => new Blob([file], { type: 'text/plain' }));
  return navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
}

/**
 * What is wider than its frame takes the focus, so that it can be scrolled by keyboard, and says what it
 * is; what fits does not, for it would be a stop too many.
 */
const markScrollers: Island = (article) => {
  const observer = new ResizeObserver((entries) => {
    // All is measured before anything is changed, so that the page is laid out once.
    const found = entries.map(
      ({ target }) => [target, target.scrollWidth > target.clientWidth] as const,
    );
    for (const [target, scrolls] of found) markScroller(target as HTMLElement, scrolls);
  });
  for (const frame of article.querySelectorAll('[data-scroller]')) observer.observe(frame);
  return () => observer.disconnect();
};

/** A report quotes the words that were selected when its link was followed. */
const quoteInReport: Island = (article) => {
  const link = article.querySelector<HTMLAnchorElement>('[data-report]');
  if (!link) return undefined;
  const facts = JSON.parse(link.dataset['report']!) as {
    title: string;
    url: string;
    date?: string;
  };
  const quote = () => {
    link.href = reportUrl({ ...facts, selection: String(getSelection() ?? '') });
  };
  link.addEventListener('pointerdown', quote);
  link.addEventListener('keydown', quote);
  return undefined;
};

/** Who goes in by the door of one kind of reader reads as one from then on. */
const chooseReaderAtDoor: Island = (article) => {
  const choose = ({ target }: Event) => {
    const door = (target as Element).closest('a')?.closest<HTMLElement>('.role-door[data-reader]');
    if (door) readAs(door.dataset['reader']!);
  };
  article.addEventListener('click', choose);
  return () => article.removeEventListener('click', choose);
};

/** What each is called, and where it stands, if without it something there would not answer. */
const islands: [name: string, start: Island, place?: string][] = [
  ['layout of this page', layOutWhole],
  ['copy buttons', answerCopying],
  ['folding', animateFolding],
  ['table of contents', followHeadings],
  ['doors of the home page', chooseReaderAtDoor],
  ['labs', offerLabs],
  ['examples', offerPlayables],
  ['report of a problem', quoteInReport],
  ['scrolling by keyboard', markScrollers],
  ['button to the search', openSearchDoor, '[data-search-door]'],
];

const idle = () => new Promise<void>((isIdle) => whenIdle(isIdle, 1000, 300));

const rare: RareIsland[] = [
  [
    'API reference',
    '[data-reference]',
    () =>
      import(
        /* webpackChunkName: "reference" */ '../../../../features/reference/page/islands/start.ts'
      ),
  ],
  [
    'ticking of steps',
    '[data-step]',
    async () => {
      // Nobody has done the first step when the page has just come.
      await idle();
      return import(/* webpackChunkName: "steps" */ './steps.ts');
    },
  ],
  [
    'unfolding of a target',
    'details.alert[id]',
    () => import(/* webpackChunkName: "reveal-target" */ './reveal-target.ts'),
  ],
  [
    'parts by reader',
    '.part-note, [data-for]',
    async () => {
      await (currentReader() === 'everyone' && idle());
      return import(/* webpackChunkName: "reader-parts" */ './reader-parts.ts');
    },
  ],
  ['tabs', '[data-tabs]', () => import(/* webpackChunkName: "tabs" */ './tabs.ts')],
  [
    'card of contacts',
    '[data-contacts]',
    () => import(/* webpackChunkName: "contacts" */ './contacts.ts'),
  ],
  [
    'message builder',
    '[data-ask], [data-message-form]',
    () => import(/* webpackChunkName: "ask" */ '@site/features/open-questions/page/ask.ts'),
  ],
  [
    'list of the closest pages',
    '[data-closest-pages]',
    () => import(/* webpackChunkName: "closest-pages" */ './closest-pages.ts'),
  ],
];

/**
 * Brings to life what acts inside an article, each part by itself: one that fails stops no other.
 * Answers a function that ends it again.
 */
export function startIslands(article: HTMLElement): () => void {
  const own = islands.map(([name, start, place]) =>
    startPart(name, place ? article.querySelector(place) : null, () => start(article)),
  );
  const added = modules.map((module) => module.islands ?? []);
  const others = rare.concat(...added).flatMap(([name, place, load]) => {
    const element = article.querySelector(place);
    if (!element) return [];
    const start = async (isOver: () => boolean) => {
      const { default: island } = await load();
      // The article may have gone meanwhile, or have been drawn anew by an edit.
      return isOver() ? undefined : island(article);
    };
    return [startPart(name, element, start)];
  });
  return () => [...own, ...others].forEach((end) => end());
}

function markScroller(frame: HTMLElement, scrolls: boolean): void {
  const facts = { tabindex: '0', role: 'group', 'aria-label': frame.dataset['scroller'] ?? '' };
  for (const [name, value] of Object.entries(facts)) {
    if (scrolls) frame.setAttribute(name, value);
    else frame.removeAttribute(name);
  }
}
