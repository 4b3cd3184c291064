import { store, stored } from '../../stored.ts';
import { atAddress } from './address-target.ts';
import type { Island } from '../../error-boundary/start-isolated.ts';

/** The localStorage key of Docusaurus, so that choices survive a change of the theme. */
const keyOf = (group: string) => `docusaurus.tab.${group}`;

/** Tabs with mouse and arrow keys. Tabs of one group are synchronized, also across pages. */
const startTabs: Island = (article, signal) => {
  const all = [...article.querySelectorAll<HTMLElement>('[data-tabs]')];
  for (const tabs of all) {
    const group = tabs.dataset['tabs'];
    const selected = queryValue(tabs) ?? (group ? stored(keyOf(group)) : null);
    if (selected !== null) show(tabs, selected);
  }
  const choose = (tabs: HTMLElement, value: string) => {
    const group = tabs.dataset['tabs'] ?? '';
    const top = tabs.getBoundingClientRect().top;
    for (const other of all)
      if (other === tabs || (group !== '' && other.dataset['tabs'] === group)) show(other, value);
    // Panels above may have changed height: keep the clicked tab in place.
    scrollBy(0, tabs.getBoundingClientRect().top - top);
    if (group !== '') store(keyOf(group), value);
    updateQuery(tabs, value);
  };
  const onClick = ({ target }: Event) => {
    const tab = tabOf(target);
    if (tab) choose(tab.tabs, tab.button.value);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const tab = tabOf(event.target);
    const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (!tab || !by) return;
    const buttons = buttonsOf(tab.tabs);
    const next = buttons[(buttons.indexOf(tab.button) + by + buttons.length) % buttons.length]!;
    event.preventDefault();
    next.focus();
    choose(tab.tabs, next.value);
  };
  article.addEventListener('click', onClick, { signal });
  article.addEventListener('keydown', onKeyDown, { signal });
  atAddress((target) => {
    for (let at = target.closest<HTMLElement>('[data-value][hidden]'); at;) {
      const tabs = at.closest<HTMLElement>('[data-tabs]');
      if (!tabs || !article.contains(at)) return;
      show(tabs, at.dataset['value'] ?? '');
      at = tabs.closest<HTMLElement>('[data-value][hidden]');
      if (!at) target.scrollIntoView();
    }
  }, signal);
};

export default startTabs;

/** Tabs may be nested: takes the innermost ones. */
function tabOf(target: EventTarget | null) {
  const button = (target as Element).closest<HTMLButtonElement>('[role=tab]');
  const tabs = button?.closest<HTMLElement>('[data-tabs]');
  return button && tabs ? { button, tabs } : undefined;
}

const buttonsOf = (tabs: HTMLElement): HTMLButtonElement[] => [
  ...(tabs.firstElementChild?.querySelectorAll<HTMLButtonElement>('[role=tab]') ?? []),
];

/** Shows a panel; ignores a value without a panel. */
function show(tabs: HTMLElement, value: string): void {
  const buttons = buttonsOf(tabs);
  if (!buttons.some((button) => button.value === value)) return;
  for (const button of buttons) {
    const isChosen = button.value === value;
    button.setAttribute('aria-selected', String(isChosen));
    button.tabIndex = isChosen ? 0 : -1;
  }
  for (const panel of tabs.lastElementChild?.children ?? [])
    (panel as HTMLElement).hidden = (panel as HTMLElement).dataset['value'] !== value;
}

function queryValue({ dataset }: HTMLElement): string | undefined {
  const name = dataset['query'];
  return name ? (new URL(location.href).searchParams.get(name) ?? undefined) : undefined;
}

function updateQuery({ dataset }: HTMLElement, value: string): void {
  if (!dataset['query']) return;
  const url = new URL(location.href);
  url.searchParams.set(dataset['query'], value);
  history.replaceState(history.state, '', url);
}
