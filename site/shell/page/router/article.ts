import siteConfig from '@generated/docusaurus.config';
import { afterFrame } from '@site/shell/page/after-frame.ts';
import { comeBack } from '@site/shell/page/error-boundary/new-build.ts';
import { startIslands } from '@site/shell/page/article/islands/start.ts';
import { showMenu } from '@site/shell/page/sidebar/menu.ts';
import { pageIsDrawn } from './crossfade.ts';
import { firstArticle, frameArticle } from './frame.ts';
import { showHead } from './head.ts';
import { prefetchInSight } from './links.ts';
import { leaveFirstPage, type Page } from './pages.ts';

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
