import { offerLabs } from '../../../../features/labs/page/offer-labs.ts';
import {
  startIsolated,
  type Island,
  type RareIsland,
} from '../../error-boundary/start-isolated.ts';
import { offerPlayables } from '../../../../features/reference/page/try-it/offer-playables.ts';
import { whenIdle } from '../../schedule.ts';
import { followHeadings } from './contents.ts';
import { currentReader, readAs } from '../../role-filter/remember.ts';
import { modules } from '../../router/moves.ts';
import { animateFolding, layOutWhole } from './folding.ts';
import { addSelection } from '../../report/report-url.ts';
import { openSearchDoor } from './search-door.ts';
import { translate } from '@docusaurus/Translate';

const SHOWN_FOR = 2000;

/** Copy buttons: copy the element they name in the surrounding block, or the file that the link beside them names. */
const answerCopying: Island = (article, signal) => {
  const copy = async ({ target }: MouseEvent) => {
    const button = (target as Element).closest<HTMLElement>('[data-copy], [data-copy-file]');
    if (!button) return;
    // A button without a label reports in the status line beside it.
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
  article.addEventListener('click', copy, { signal });
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

/** Copies the text of a file. Rejects if it cannot be fetched or the clipboard cannot be written. */
function copyFile(address: string): Promise<void> {
  const text = fetch(address).then((response) => {
    if (!response.ok) throw new Error(`The server returned status ${response.status}.`);
    return response.blob();
  });
  // Passing the promise preserves the user activation that the clipboard requires while the file loads.
  const blob = text.then((file) => new Blob([file], { type: 'text/plain' }));
  return navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
}

/**
 * Makes overflowing frames focusable and labels them, so that they can be scrolled by keyboard. Others do not
 * become tab stops.
 */
const markScrollers: Island = (article, signal) => {
  const observer = new ResizeObserver((entries) => {
    // Measure everything before changing anything, to avoid layout thrashing.
    const found = entries.map(
      ({ target }) => [target, target.scrollWidth > target.clientWidth] as const,
    );
    for (const [target, scrolls] of found) markScroller(target as HTMLElement, scrolls);
  });
  for (const frame of article.querySelectorAll('[data-scroller]')) observer.observe(frame);
  signal.addEventListener('abort', () => observer.disconnect());
};

/** Adds the selected text to the report link when it is followed. */
const quoteInReport: Island = (article) => {
  const link = article.querySelector<HTMLAnchorElement>('[data-report]');
  const quote = () => addSelection(link!, String(getSelection()));
  for (const sign of ['pointerdown', 'keydown']) link?.addEventListener(sign, quote);
};

/** A link for one role on the home page also sets the role filter. */
const chooseReaderAtDoor: Island = (article, signal) => {
  const choose = ({ target }: Event) => {
    const door = (target as Element).closest('a')?.closest<HTMLElement>('.role-door[data-reader]');
    if (door) readAs(door.dataset['reader']!);
  };
  article.addEventListener('click', choose, { signal });
};

/** Islands of every page: name, start function, and where a failure is shown, if anywhere. */
const islands: [name: string, start: Island, selector?: string][] = [
  ['page layout', layOutWhole],
  ['copy buttons', answerCopying],
  ['collapsing of sections', animateFolding],
  ['table of contents', followHeadings],
  ['reader choice of the home page', chooseReaderAtDoor],
  ['labs', offerLabs],
  ['examples', offerPlayables],
  ['problem report', quoteInReport],
  ['keyboard scrolling', markScrollers],
  ['search button', openSearchDoor, '[data-search-door]'],
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
    'checklist of steps',
    '[data-step]',
    async () => {
      // Nobody completes a step right after the page has loaded.
      await idle();
      return import(/* webpackChunkName: "steps" */ './steps.ts');
    },
  ],
  [
    'expansion of linked sections',
    'details.alert[id]',
    () => import(/* webpackChunkName: "reveal-target" */ './reveal-target.ts'),
  ],
  [
    'reader filter of this page',
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
    () =>
      import(/* webpackChunkName: "ask" */ '@site/features/open-questions/page/offer-messages.ts'),
  ],
  [
    'list of similar pages',
    '[data-closest-pages]',
    () => import(/* webpackChunkName: "closest-pages" */ './closest-pages.ts'),
  ],
];

/**
 * Starts all islands of an article. They are isolated: one that fails does not affect the others. Returns a
 * cleanup.
 */
export function startIslands(article: HTMLElement): () => void {
  const over = new AbortController();
  const { signal } = over;
  for (const [name, start, selector] of islands) {
    const place = selector ? article.querySelector(selector) : null;
    startIsolated(name, place, () => start(article, signal), signal);
  }
  for (const [name, selector, load] of rare.concat(
    ...modules.map((module) => module.islands ?? []),
  )) {
    const place = article.querySelector(selector);
    const start = async () => {
      const { default: island } = await load();
      // The article may have been removed or rendered again meanwhile.
      if (!signal.aborted) island(article, signal);
    };
    if (place) startIsolated(name, place, start, signal);
  }
  return () => over.abort();
}

function markScroller(frame: HTMLElement, scrolls: boolean): void {
  const facts = { tabindex: '0', role: 'group', 'aria-label': frame.dataset['scroller'] ?? '' };
  for (const [name, value] of Object.entries(facts)) {
    if (scrolls) frame.setAttribute(name, value);
    else frame.removeAttribute(name);
  }
}
