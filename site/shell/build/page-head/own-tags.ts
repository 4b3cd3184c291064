// The one owner of what a page says of itself in its head: tags are added here while the site is built, and
// the fragment of the page (shell/build/fragments) carries them to a reader who comes by a link.

/** The name of an element, its attributes, and the text of a block of data. */
export type Tag = [name: string, attributes: Record<string, string>, text?: string];

/** Marks what belongs to one page; the engine marks its own so. */
const MARK = 'data-rh';

/** The page with further tags in its head. */
export function withTags(html: string, tags: Tag[]): string {
  const written = tags.map(([name, attributes, text]) => {
    const list = Object.entries({ [MARK]: 'true', ...attributes })
      .map(
        ([key, value]) => ` ${key}="${value.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`,
      )
      .join('');
    return `<${name}${list}>${text === undefined ? '' : `${text.replaceAll('<', '\\u003c')}</${name}>`}`;
  });
  return html.replace('</head>', () => `${written.join('')}</head>`);
}
