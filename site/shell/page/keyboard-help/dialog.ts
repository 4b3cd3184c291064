import { translate } from '@docusaurus/Translate';
import { shortcuts } from '@site/content/shortcuts.ts';
import styles from './dialog.module.css';
import { setWantsKey, wantsKey } from './wants-key.ts';

/** Opens the list of shortcuts as a modal dialog; the browser traps and restores the focus. */
export function showShortcuts(): undefined {
  const dialog =
    document.querySelector<HTMLDialogElement>(`.${styles['dialog']}`) ?? createDialog();
  if (!dialog.open) dialog.showModal();
}

function createDialog(): HTMLDialogElement {
  const dialog = element('dialog', {
    className: styles['dialog'],
    ariaLabel: translate({ message: 'Keyboard shortcuts' }),
  });
  dialog.dataset['appears'] = '';
  const close = element('button', { type: 'button', textContent: translate({ message: 'Close' }) });
  close.addEventListener('click', () => dialog.close());
  // A click on the backdrop targets the dialog itself; its content fills its box.
  dialog.addEventListener('click', ({ target }) => target === dialog && dialog.close());
  const content = element('div');
  const head = element('div', { className: styles['head'] });
  head.append(element('h2', { textContent: translate({ message: 'Keyboard shortcuts' }) }), close);
  content.append(head, list(), choice());
  dialog.append(content);
  document.body.append(dialog);
  return dialog;
}

function list(): HTMLElement {
  const all = element('dl');
  for (const { keys, where, what } of shortcuts) {
    const row = element('div');
    const combination = element('dt');
    combination.append(...keysOf(keys));
    const meaning = element('dd', { textContent: what });
    meaning.append(element('small', { textContent: where }));
    row.append(combination, meaning);
    all.append(row);
  }
  return all;
}

const keysOf = (keys: string): (Node | string)[] =>
  keys
    .split(' or ')
    .flatMap((combination, index) => [
      ...(index > 0 ? [' or '] : []),
      ...combination
        .split('+')
        .flatMap((key, at) => [...(at > 0 ? [' '] : []), element('kbd', { textContent: key })]),
    ]);

function choice(): HTMLElement {
  const label = element('label');
  const box = element('input', { type: 'checkbox', checked: wantsKey() });
  box.addEventListener('change', () => setWantsKey(box.checked));
  label.append(box, ' ', translate({ message: 'Open this list with the ? key' }));
  return label;
}

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]> = {},
): HTMLElementTagNameMap[Name] {
  return Object.assign(document.createElement(name), properties);
}
