import { copyFile } from '../../copy-file.ts';

const SHOWN_FOR = 2000;

/** Copy buttons: of the code beside them, or of the file their neighbour links to. */
export function answerCopying(frame: HTMLElement): () => void {
  const copy = async (event: MouseEvent) => {
    const button = (event.target as Element).closest<HTMLElement>('[data-copy], [data-copy-file]');
    if (!button) return;
    const words = button.querySelector('span')!;
    const before = (words.dataset['words'] ??= words.textContent ?? '');
    words.textContent = await copied(button).then(
      () => 'Copied',
      () => 'Not copied',
    );
    setTimeout(() => (words.textContent = before), SHOWN_FOR);
  };
  frame.addEventListener('click', copy);
  return () => frame.removeEventListener('click', copy);
}

async function copied(button: HTMLElement): Promise<void> {
  if (button.dataset['copy'] !== undefined) {
    const code = button.closest('[data-copied]')?.querySelector('code');
    return navigator.clipboard.writeText(code?.textContent ?? '');
  }
  const link = button.parentElement?.querySelector('a');
  return copyFile(link?.href ?? '');
}
