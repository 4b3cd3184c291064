import { translate } from '@docusaurus/Translate';

/** Says in the strip which part of its contents is read, and which of how many; neither before the first. */
export function sayPlace(strip: Element | null, link: Element | null | undefined): void {
  const [part, place] = strip?.querySelectorAll<HTMLElement>('summary > span') ?? [];
  if (!part || !place) return;
  part.dataset['atRest'] ??= part.textContent;
  let entry = link?.closest('li');
  for (let above = entry; above; above = above.parentElement?.closest('li')) entry = above;
  const entries = [...(entry?.parentElement?.children ?? [])];
  part.textContent = entry?.querySelector('a')?.textContent ?? part.dataset['atRest'];
  const numbers = { place: entries.indexOf(entry!) + 1, count: entries.length };
  place.textContent = entry ? translate({ message: '{place} of {count}' }, numbers) : '';
}

/** What opens over the page shows where the reader is, and closes behind a choice, beside it and by Escape. */
export function closeBehind(article: HTMLElement): void {
  const strip = article.querySelector<HTMLDetailsElement>('.strip');
  if (!strip) return;
  strip.addEventListener('toggle', () =>
    strip
      .querySelector('.table-of-contents__link--active, [aria-current]')
      ?.scrollIntoView({ block: 'nearest' }),
  );
  article.addEventListener('click', ({ target }) => {
    if (!(target as Element).closest('.strip > summary')) strip.open = false;
  });
  article.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !strip.open) return;
    strip.open = false;
    strip.querySelector('summary')!.focus();
  });
}
