import siteConfig from '@generated/docusaurus.config';
import { afterFrame } from '@site/shell/page/schedule.ts';
import { comeBack } from '@site/shell/page/error-boundary/new-build.ts';
import { startIslands } from '@site/shell/page/article/islands/start.ts';
import { showMenu, holdMenu } from '@site/shell/page/sidebar/menu.ts';
import { pageIsDrawn } from './crossfade.ts';
import { showHead, leaveFirstPage, type Page } from './pages.ts';
import { prefetchInSight } from './links.ts';

/** Ends what acts in the article that is shown. */
let end: (() => void) | undefined;
/** Whether the page that is shown has the list of pages beside it. */
let inDocs = false;

/** Brings to life the article that came with the document. */
export function startFirstArticle(page: Page | undefined, path: string): void {
  const article = firstArticle();
  if (!page || !article) return;
  inDocs = page.sidebar !== undefined;
  if (page.sidebar !== undefined) showMenu(page.sidebar, page.trail, path);
  act(article, path);
}

/** Puts a page in the place of the one that is shown. `fromTop` where the reader begins at its top. */
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
  // As on a first visit (shell/page/head-scripts/note-arrival.ts).
  const { dataset } = document.documentElement;
  if (fromTop) dataset['arrival'] = 'top';
  else delete dataset['arrival'];
  if (page.sidebar !== undefined) showMenu(page.sidebar, page.trail, path);
  pageIsDrawn();
  act(article, path);
}

/** Puts something else in the place of the article, beside the list of pages if that is there. */
export function showInstead(content: HTMLElement): void {
  leave();
  frameArticle(content, inDocs);
  pageIsDrawn();
}

/** What acts begins after the frame that shows the article. */
function act(article: HTMLElement, path: string): void {
  let endActing: (() => void) | undefined;
  const stop = afterFrame(() => {
    comeBack();
    const endIslands = startIslands(article);
    const endPrefetch = prefetchInSight(article, siteConfig.baseUrl);
    endActing = () => {
      endIslands();
      endPrefetch();
    };
  });
  end = () => {
    stop();
    endActing?.();
    leaveFirstPage(path, article);
  };
}

function leave(): void {
  end?.();
  end = undefined;
}

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
const firstArticle = (): HTMLElement | null => {
  docsFrame();
  return around.querySelector<HTMLElement>(ARTICLE);
};

/** Puts an article between the bars, `inDocs` beside the list of pages. Answers false where that is not to be had. */
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
