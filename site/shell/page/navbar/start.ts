import { startIsolated } from '../error-boundary/start-isolated.ts';
import { showArrival } from '../../../features/search/page/arrival.ts';
import { startSearch } from '../../../features/search/page/start-search.ts';
import { translate } from '@docusaurus/Translate';
import { chooseColors, colorChoice, followColors, type ColorChoice } from '../color-mode/choice.ts';
import { answerMenuButton, closeMenu } from './phone-menu.ts';
import { KEY, onReaderChange, currentReader, readAs, show } from '../role-filter/remember.ts';
import type { Move } from '../router/moves.ts';
import { followStored, store, stored } from '../stored.ts';

/** The color mode switch in navbar and mobile menu. Its value is `system` if the system is one of the choices. */
const SWITCH = '[data-color-mode]';

const DISMISSED = 'docusaurus.announcement.dismiss';

const ID = 'docusaurus.announcement.id';

// Navbar and sidebar are static HTML. Their listeners are on the document and survive navigation; in development,
// where React renders the bars, they are the same.

const parts: [name: string, place: string, start: (place: HTMLElement | null) => void][] = [
  ['color mode switch', '[data-color-mode]', answerColorMode],
  ['reader filter', '.theme-doc-sidebar-container', answerReaderChoice],
  ['menu', '.navbar', answerMenuButton],
  ['announcement bar', '[data-announcement]', answerAnnouncement],
];

let hasBegun = false;

function begin(): void {
  hasBegun = true;
  for (const [name, place, start] of parts) {
    const element = document.querySelector<HTMLElement>(place);
    startIsolated(name, element, () => start(element));
  }
}

/** In development, another layout renders another navbar. */
function startSearchOnce(): void {
  const shell = document.querySelector<HTMLElement>('.navbar [role=search]:not([data-started])');
  if (!shell) return;
  shell.dataset['started'] = '';
  startSearch(shell);
}

/** Called by Docusaurus when a page is in the document, also for the first one. */
export function onRouteDidUpdate({ location, previousLocation }: Move): void {
  if (!hasBegun) begin();
  showArrival(location);
  startSearchOnce();
  if (previousLocation?.pathname === location.pathname) return;
  nameColorMode();
  showReader();
  closeMenu();
}

/** Hides a dismissed announcement until there is a new one (specification, section 4). */
function answerAnnouncement(bar: HTMLElement | null): void {
  if (!bar) return;
  const { announcement = '' } = bar.dataset;
  bar.querySelector('button.close')?.addEventListener('click', () => {
    store(DISMISSED, 'true');
    bar.remove();
  });
  if (stored(ID) !== announcement) store(DISMISSED, 'false');
  else if (stored(DISMISSED) === 'true') bar.remove();
  store(ID, announcement);
}

/** Handles every color mode switch, also on later pages. */
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

/** Labels each switch with the current mode. */
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

/** The theme's message for a choice. */
function nameOf(choice: ColorChoice): string {
  if (choice === 'light')
    return translate({ id: 'theme.colorToggle.ariaLabel.mode.light', message: 'light mode' });
  if (choice === 'dark')
    return translate({ id: 'theme.colorToggle.ariaLabel.mode.dark', message: 'dark mode' });
  return translate({ id: 'theme.colorToggle.ariaLabel.mode.system', message: 'system mode' });
}

/** Handles the role filter in the sidebar and the mobile menu. */
function answerReaderChoice(): void {
  document.addEventListener('change', ({ target }) => {
    const choice = target as HTMLInputElement;
    if (choice.closest('.role-filter')) readAs(choice.value);
  });
  onReaderChange(showReader);
  followStored(KEY, show);
  showReader();
}

/** Checks the radio button of the current role. */
function showReader(): void {
  const reader = currentReader();
  for (const choice of document.querySelectorAll<HTMLInputElement>('.role-filter input'))
    choice.checked = choice.value === reader;
}
