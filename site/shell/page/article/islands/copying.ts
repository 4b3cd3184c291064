import { translate } from '@docusaurus/Translate';
import type { Island } from './island.ts';

const SHOWN_FOR = 2000;

/** Copy buttons: of what they name in the frame around them, or of the file their neighbor links to. */
export const answerCopying: Island = (article) => {
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
