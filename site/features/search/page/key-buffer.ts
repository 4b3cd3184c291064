/** Keys that a reader presses for a field which is still disabled. */
export interface KeyBuffer {
  /** From now on keys go into the buffer, until the reader turns to something else. */
  begin: () => void;
  /** Whether the reader still waits for the field. */
  isWaiting: () => boolean;
  typed: () => string;
}

/** Keeps what is typed or pasted; `changed` is called with it after each key. Ends with the signal. */
export function createKeyBuffer(changed: (typed: string) => void, signal: AbortSignal): KeyBuffer {
  let typed = '';
  let isWaiting = false;
  const put = (text: string) => changed((typed = text));
  const end = () => (isWaiting = false);
  const onKey = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey } = event;
    if (!isWaiting || ctrlKey || metaKey || altKey) return;
    if (key === 'Tab') return end();
    if (key === 'Escape') {
      end();
      put('');
    } else if (key === 'Backspace') put(typed.slice(0, -1));
    else if (key.length === 1) put(typed + key);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const onPaste = ({ clipboardData }: ClipboardEvent) => {
    if (isWaiting) put(typed + (clipboardData?.getData('text') ?? ''));
  };
  document.addEventListener('keydown', onKey, { capture: true, signal });
  document.addEventListener('paste', onPaste, { signal });
  document.addEventListener('pointerdown', end, { capture: true, signal });
  document.addEventListener('focusin', end, { signal });
  return {
    begin: () => {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      isWaiting = true;
    },
    isWaiting: () => isWaiting,
    typed: () => typed,
  };
}
