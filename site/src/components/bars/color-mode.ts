import { chooseColors, colorChoice, followColors } from '../color-mode/choice.ts';

/** The switch in the bar and in the menu of a phone. Its value says whether the system is one of the choices. */
const SWITCH = '[data-color-mode]';
const LABEL = 'Switch between dark and light mode';

/** Lets every switch change the colours, now and on pages to come. */
export function answerColorMode(): void {
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
export function nameColorMode(): void {
  const mode = `${colorChoice() ?? 'system'} mode`;
  for (const button of document.querySelectorAll<HTMLElement>(`${SWITCH} button`)) {
    button.title = mode;
    button.ariaLabel = `${LABEL} (currently ${mode})`;
  }
}
