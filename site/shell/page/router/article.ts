import siteConfig from '@generated/docusaurus.config';
import { afterFrame } from '@site/shell/page/schedule.ts';
import { restoreScroll } from '@site/shell/page/error-boundary/new-build.ts';
import { startIslands } from '@site/shell/page/article/islands/start.ts';
import { showMenu, attachMenu } from '@site/shell/page/sidebar/menu.ts';
import { pageIsDrawn } from './crossfade.ts';
import { showHead, leaveFirstPage, type Page } from './pages.ts';
import { prefetchInSight } from './links.ts';

/** The cleanup of the current article. */
let end: (() => void) | undefined;
/** Whether the current page has a sidebar. */
let inDocs = false;

/** Starts the article of the loaded document. */
export function startFirstArticle(page: Page | undefined, path: string): void {
  const article = firstArticle();
  if (!page || !article) return;
  inDocs = page.sidebar !== undefined;
  if (page.sidebar !== undefined) showMenu(page.sidebar, page.trail, path);
  activate(article, path);
}

/** Replaces the current page. `fromTop`: the reader starts at the top of the page. */
export function showArticle(page: Page, path: string, fromTop: boolean): void {
  const article = document.createElement('div');
  article.dataset['article'] = '';
  article.innerHTML = page.html!;
  leave();
  inDocs = page.sidebar !== undefined;
  if (!frameArticle(article, inDocs)) {
    location.assign(path);
    return;
  }
  showHead(page.head, page.className);
  // As on a page load (shell/page/head-scripts/recall-reader.ts).
  const { dataset } = document.documentElement;
  if (fromTop) dataset['arrival'] = 'top';
  else delete dataset['arrival'];
  if (page.sidebar !== undefined) showMenu(page.sidebar, page.trail, path);
  pageIsDrawn();
  activate(article, path);
}

/** Shows other content in place of the article, and keeps the sidebar. */
export function showInstead(content: HTMLElement): void {
  leave();
  frameArticle(content, inDocs);
  pageIsDrawn();
}

/** Starts islands and prefetching after the frame that shows the article. */
function activate(article: HTMLElement, path: string): void {
  let deactivate: (() => void) | undefined;
  const stop = afterFrame(() => {
    restoreScroll();
    const endIslands = startIslands(article);
    const endPrefetch = prefetchInSight(article, siteConfig.baseUrl);
    deactivate = () => {
      endIslands();
      endPrefetch();
    };
  });
  end = () => {
    stop();
    deactivate?.();
    leaveFirstPage(path, article);
  };
}

function leave(): void {
  end?.();
  end = undefined;
}

// Docs pages have a layout with a sidebar around the article, other pages have none. The docs layout comes from the
// loaded document, or from a template in a page without a sidebar (build/fragments/).

const around = document.getElementById('__docusaurus_skipToContent_fallback')!;
const ARTICLE = '[data-article]';

/** The docs layout: its outermost element, and the parent of the article. */
interface Frame {
  outer: Element;
  slot: Element;
}

let docs: Frame | undefined;

function docsFrame(): Frame | undefined {
  if (docs) return docs;
  const template = document.querySelector<HTMLTemplateElement>('template[data-docs-frame]');
  const first = around.querySelector(`main ${ARTICLE}`);
  // On other pages the article is outside `main` and contains its own.
  const outer = first ? around.firstElementChild : template?.content.firstElementChild;
  const slot = outer?.querySelector(ARTICLE)?.parentElement;
  if (!outer || !slot) return undefined;
  const list = outer.querySelector<HTMLElement>('nav.menu');
  if (list) attachMenu(list);
  return (docs = { outer, slot });
}

/** The article of the loaded document. */
const firstArticle = (): HTMLElement | null => {
  docsFrame();
  return around.querySelector<HTMLElement>(ARTICLE);
};

/** Inserts an article, in the docs layout if `inDocs`. Returns false if that layout is not available. */
function frameArticle(article: HTMLElement, inDocs: boolean): boolean {
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
