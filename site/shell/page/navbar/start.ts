import { startPart } from '../error-boundary/start-part.ts';
import { showArrival } from '../../../features/search/page/arrival.ts';
import { startSearch } from '../../../features/search/page/start-search.ts';
import { translate } from '@docusaurus/Translate';
import { chooseColors, colorChoice, followColors, type ColorChoice } from '../color-mode/choice.ts';
import { answerMenuButton, closeMenu } from './phone-menu.ts';
import { onReaderChange, currentReader, readAs } from '../role-filter/remember.ts';

/** The switch in the bar and in the menu of a phone. Its value says whether the system is one of the choices. */
const SWITCH = '[data-color-mode]';

const DISMISSED = 'docusaurus.announcement.dismiss';

const ID = 'docusaurus.announcement.id';

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

/** Takes the announcement away when it is closed, and until there is another one (specification, section 4). */
function answerAnnouncement(bar: HTMLElement | null): void {
  if (!bar) return;
  const { announcement = '' } = bar.dataset;
  bar.querySelector('button.close')?.addEventListener('click', () => {
    keep(DISMISSED, 'true');
    bar.remove();
  });
  if (kept(ID) !== announcement) keep(DISMISSED, 'false');
  else if (kept(DISMISSED) === 'true') bar.remove();
  keep(ID, announcement);
}

/** Where storage is refused, the bar is there again on the next visit. */
function keep(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch (error) {
    console.warn('That the announcement was seen is not remembered.', error);
  }
}

function kept(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Lets every switch change the colors, now and on pages to come. */
function answerColorMode(): void {
  document.addEventListener('click', ({ target }) => {
    const pressed = (target as Element).closest('button')?.closest<HTMLElement>(SWITCH);
    if (!pressed) return;
    chooseColors(pressed.dataset['colorMode'] === 'system');
    nameColorMode();
  });
  followColors(nameColorMode);
  nameColorMode();
}

/** Says on each switch what is chosen. */
function nameColorMode(): void {
  const mode = nameOf(colorChoice());
  for (const button of document.querySelectorAll<HTMLElement>(`${SWITCH} button`)) {
    button.title = mode;
    button.ariaLabel = translate(
      {
        id: 'theme.colorToggle.ariaLabel',
        message: 'Switch between dark and light mode (currently {mode})',
      },
      { mode },
    );
  }
}

/** The words of the theme for a choice. */
function nameOf(choice: ColorChoice): string {
  if (choice === 'light')
    return translate({ id: 'theme.colorToggle.ariaLabel.mode.light', message: 'light mode' });
  if (choice === 'dark')
    return translate({ id: 'theme.colorToggle.ariaLabel.mode.dark', message: 'dark mode' });
  return translate({ id: 'theme.colorToggle.ariaLabel.mode.system', message: 'system mode' });
}

/** Lets readers say who they are, beside the page and in the menu of a phone. */
function answerReaderChoice(): void {
  document.addEventListener('change', ({ target }) => {
    const choice = target as HTMLInputElement;
    if (choice.closest('.role-filter')) readAs(choice.value);
  });
  onReaderChange(showReader);
  showReader();
}

/** Ticks what is chosen. */
function showReader(): void {
  const reader = currentReader();
  for (const choice of document.querySelectorAll<HTMLInputElement>('.role-filter input'))
    choice.checked = choice.value === reader;
}
