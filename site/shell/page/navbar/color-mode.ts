import { translate } from '@docusaurus/Translate';
import { chooseColors, colorChoice, followColors } from '../color-mode/choice.ts';
import type { ColorChoice } from '../color-mode/next-choice.ts';

/** The switch in the bar and in the menu of a phone. Its value says whether the system is one of the choices. */
const SWITCH = '[data-color-mode]';

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
