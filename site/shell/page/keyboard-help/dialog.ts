import { translate } from '@docusaurus/Translate';
import { shortcuts } from '@site/content/shortcuts.ts';
import styles from './dialog.module.css';
import { element } from '../element.ts';
import { setWantsKey, wantsKey } from './wants-key.ts';

/** Opens the list of shortcuts as a modal dialog; the browser traps and restores the focus. */
export function showShortcuts(): void {
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
  const close = element('button', { type: 'button' }, translate({ message: 'Close' }));
  close.addEventListener('click', () => dialog.close());
  // A click on the backdrop targets the dialog itself; its content fills its box.
  dialog.addEventListener('click', ({ target }) => target === dialog && dialog.close());
  const title = element('h2', {}, translate({ message: 'Keyboard shortcuts' }));
  const head = element('div', { className: styles['head'] }, title, close);
  dialog.append(element('div', {}, head, list(), choice()));
  document.body.append(dialog);
  return dialog;
}

const list = (): HTMLElement =>
  element(
    'dl',
    {},
    ...shortcuts.map(({ keys, where, what }) =>
      element(
        'div',
        {},
        element('dt', {}, ...keysOf(keys)),
        element('dd', {}, what, element('small', {}, where)),
      ),
    ),
  );

const keysOf = (keys: string): (Node | string)[] =>
  keys
    .split(' or ')
    .flatMap((combination, index) => [
      ...(index > 0 ? [' or '] : []),
      ...combination
        .split('+')
        .flatMap((key, at) => [...(at > 0 ? [' '] : []), element('kbd', {}, key)]),
    ]);

function choice(): HTMLElement {
  const box = element('input', { type: 'checkbox', checked: wantsKey() });
  box.addEventListener('change', () => setWantsKey(box.checked));
  return element('label', {}, box, ' ', translate({ message: 'Open this list with the ? key' }));
}
