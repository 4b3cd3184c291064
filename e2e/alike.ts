/**
 * Hides what says nothing new to axe: `shared` parts of the page, and of neighbors that are marked up and styled alike, such
 * as the rows of a table, all but two. Hidden, not taken out: the page goes on with them. Only the operations of a
 * reference, which are most of it, are taken out, but for the first.
 */
export function hideAlike(shared: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('[data-alike] { display: none !important }');
  document.adoptedStyleSheets = [sheet];
  for (const hidden of document.querySelectorAll('[data-alike]'))
    hidden.removeAttribute('data-alike');
  const hide = (part: Element) => part.setAttribute('data-alike', '');

  const operations = document.querySelectorAll('section.reference-operation');
  for (const part of [...operations].slice(1)) part.remove();
  const told = new Set(['class', 'style', 'type', 'role', 'scope', 'tabindex', 'lang']);
  const shapeOf = (part: Element): string => {
    const attributes = [...part.attributes].map(({ name, value }) =>
      told.has(name) ? `${name}=${value}` : value && name,
    );
    const seen = new Map<string, number>();
    for (const child of part.childNodes) {
      const isText = child instanceof Text && child.data.trim() !== '';
      if (isText) seen.set('text', 1);
      if (!(child instanceof Element)) continue;
      const shape = shapeOf(child);
      const times = (seen.get(shape) ?? 0) + 1;
      seen.set(shape, times);
      if (times > 2 && !child.matches('h1, h2, h3, h4, h5, h6')) hide(child);
    }
    return `<${part.localName} ${attributes.join(' ')}>${[...seen.keys()].join('')}</>`;
  };
  shapeOf(document.body);
  if (shared) for (const part of document.querySelectorAll(shared)) hide(part);
}
