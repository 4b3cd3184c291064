import { onReaderChange } from '../role-filter/reading-as.ts';
import { currentReader, readAs } from '../role-filter/remember.ts';

/** Lets readers say who they are, beside the page and in the menu of a phone. */
export function answerReaderChoice(): void {
  document.addEventListener('change', ({ target }) => {
    const choice = target as HTMLInputElement;
    if (choice.closest('.role-lens')) readAs(choice.value);
  });
  onReaderChange(showReader);
  showReader();
}

/** Ticks what is chosen. */
export function showReader(): void {
  const reader = currentReader();
  for (const choice of document.querySelectorAll<HTMLInputElement>('.role-lens input'))
    choice.checked = choice.value === reader;
}
