import { atAddress } from './address-target.ts';
import type { Island } from '../../error-boundary/start-part.ts';

/** What Docusaurus remembers choices by, so that they outlive a change of its theme. */
const keyOf = (group: string) => `docusaurus.tab.${group}`;

/** Tabs answer to presses and to arrow keys. Those of one group follow each other, also on the next page. */
const startTabs: Island = (article) => {
  const all = [...article.querySelectorAll<HTMLElement>('[data-tabs]')];
  for (const tabs of all) {
    const wished = asked(tabs) ?? kept(tabs.dataset['tabs'] ?? '');
    if (wished !== undefined) show(tabs, wished);
  }
  const choose = (tabs: HTMLElement, value: string) => {
    const group = tabs.dataset['tabs'] ?? '';
    const top = tabs.getBoundingClientRect().top;
    for (const other of all)
      if (other === tabs || (group !== '' && other.dataset['tabs'] === group)) show(other, value);
    // Panels above may have become shorter: what was pressed stays where it was.
    scrollBy(0, tabs.getBoundingClientRect().top - top);
    keep(group, value);
    tell(tabs, value);
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
  article.addEventListener('click', onClick);
  article.addEventListener('keydown', onKeyDown);
  const end = atAddress((target) => {
    for (let at = target.closest<HTMLElement>('[data-value][hidden]'); at;) {
      const tabs = at.closest<HTMLElement>('[data-tabs]');
      if (!tabs || !article.contains(at)) return;
      show(tabs, at.dataset['value'] ?? '');
      at = tabs.closest<HTMLElement>('[data-value][hidden]');
      if (!at) target.scrollIntoView();
    }
  });
  return () => {
    article.removeEventListener('click', onClick);
    article.removeEventListener('keydown', onKeyDown);
    end?.();
  };
};

export default startTabs;

/** Tabs may stand in a panel of others. */
function tabOf(target: EventTarget | null) {
  const button = (target as Element).closest<HTMLButtonElement>('[role=tab]');
  const tabs = button?.closest<HTMLElement>('[data-tabs]');
  return button && tabs ? { button, tabs } : undefined;
}

const buttonsOf = (tabs: HTMLElement): HTMLButtonElement[] => [
  ...(tabs.firstElementChild?.querySelectorAll<HTMLButtonElement>('[role=tab]') ?? []),
];

/** Shows a panel; one that is not there changes nothing. */
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

function asked({ dataset }: HTMLElement): string | undefined {
  const name = dataset['asked'];
  return name ? (new URL(location.href).searchParams.get(name) ?? undefined) : undefined;
}

function tell({ dataset }: HTMLElement, value: string): void {
  if (!dataset['asked']) return;
  const url = new URL(location.href);
  url.searchParams.set(dataset['asked'], value);
  history.replaceState(history.state, '', url);
}

function kept(group: string): string | undefined {
  try {
    return group === '' ? undefined : (localStorage.getItem(keyOf(group)) ?? undefined);
  } catch {
    return undefined;
  }
}

function keep(group: string, value: string): void {
  if (group === '') return;
  try {
    localStorage.setItem(keyOf(group), value);
  } catch {
    // Where storage is refused, the choice holds as long as the page stands.
  }
}
