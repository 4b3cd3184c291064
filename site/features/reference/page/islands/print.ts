/** What is folded is printed open, and folded again afterwards. */
export function openForPrint(frame: HTMLElement): () => void {
  let opened: HTMLDetailsElement[] = [];
  const before = () => {
    opened = [
      ...frame.querySelectorAll<HTMLDetailsElement>(
        'details:not([open], .strip, .reference-tools)',
      ),
    ];
    for (const details of opened) details.open = true;
  };
  const after = () => {
    for (const details of opened) details.open = false;
    opened = [];
  };
  window.addEventListener('beforeprint', before);
  window.addEventListener('afterprint', after);
  return () => {
    window.removeEventListener('beforeprint', before);
    window.removeEventListener('afterprint', after);
  };
}
