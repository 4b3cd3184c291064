import { holdMenu } from '@site/shell/page/sidebar/menu.ts';

// What stands around an article: on pages of the docs the list of pages, beside all others nothing. The frame
// of the docs comes with the first page, or as a template with a page that has none (build/fragments/).

const around = document.getElementById('__docusaurus_skipToContent_fallback')!;
const ARTICLE = '[data-article]';

/** An element that holds articles, and what of it stands in the document. */
interface Frame {
  outer: Element;
  slot: Element;
}

let docs: Frame | undefined;

function docsFrame(): Frame | undefined {
  if (docs) return docs;
  const template = document.querySelector<HTMLTemplateElement>('template[data-docs-frame]');
  const first = around.querySelector(`main ${ARTICLE}`);
  // The article of any other page stands between the bars, with a `main` of its own.
  const outer = first ? around.firstElementChild : template?.content.firstElementChild;
  const slot = outer?.querySelector(ARTICLE)?.parentElement;
  if (!outer || !slot) return undefined;
  const list = outer.querySelector<HTMLElement>('nav.menu');
  if (list) holdMenu(list);
  return (docs = { outer, slot });
}

/** The article that came with the document. */
export const firstArticle = (): HTMLElement | null => {
  docsFrame();
  return around.querySelector<HTMLElement>(ARTICLE);
};

/** Puts an article between the bars, `inDocs` beside the list of pages. Answers false where that is not to be had. */
export function frameArticle(article: HTMLElement, inDocs: boolean): boolean {
  if (!inDocs) {
    around.replaceChildren(article);
    return true;
  }
  const frame = docsFrame();
  if (!frame) return false;
  frame.slot.replaceChildren(article);
  if (!frame.outer.isConnected) around.replaceChildren(frame.outer);
  return true;
}
