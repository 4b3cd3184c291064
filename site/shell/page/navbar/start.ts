import { startPart } from '../error-boundary/start-part.ts';
import { showArrival } from '../../../features/search/page/arrival.ts';
import { startSearch } from '../../../features/search/page/start-search.ts';
import { answerAnnouncement } from './announcement.ts';
import { answerColorMode, nameColorMode } from './color-mode.ts';
import { answerMenuButton, closeMenu } from './phone-menu.ts';
import { answerReaderChoice, showReader } from './reader-choice.ts';

// The bars around an article are HTML as it is. What acts in them listens at the document, and goes on acting
// whatever page comes; while developing, where React draws the bars, it is the same.

const parts: [name: string, place: string, start: (place: HTMLElement | null) => void][] = [
  ['color mode switch', '[data-color-mode]', answerColorMode],
  ['choice of reader', '.theme-doc-sidebar-container', answerReaderChoice],
  ['menu', '.navbar', answerMenuButton],
  ['announcement bar', '[data-announcement]', answerAnnouncement],
];

interface Move {
  location: { pathname: string; hash: string };
  previousLocation: { pathname: string } | null;
}

let hasBegun = false;

function begin(): void {
  hasBegun = true;
  for (const [name, place, start] of parts) {
    const element = document.querySelector<HTMLElement>(place);
    startPart(name, element, () => {
      start(element);
      return undefined;
    });
  }
}

/** While developing, another layout brings another bar. */
function startSearchOnce(): void {
  const shell = document.querySelector<HTMLElement>('.navbar [role=search]:not([data-started])');
  if (!shell) return;
  shell.dataset['started'] = '';
  startSearch(shell);
}

/** Called by the engine when a page is in the document, the first one too. */
export function onRouteDidUpdate({ location, previousLocation }: Move): void {
  if (!hasBegun) begin();
  showArrival(location);
  startSearchOnce();
  if (previousLocation?.pathname === location.pathname) return;
  nameColorMode();
  showReader();
  closeMenu();
}
