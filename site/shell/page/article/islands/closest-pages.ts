import { translate } from '@docusaurus/Translate';
import pages from '@generated/page-list/default/pages.json';
import siteConfig from '@generated/docusaurus.config';
import { closestPages, type ListedPage } from '../closest-pages.ts';
import { reportUrl } from '../../report/report-url.ts';
import { decodedPath } from '../../../shared/decoded.ts';
import type { Island } from '../../error-boundary/start-isolated.ts';

const MAX_SUGGESTIONS = 4;

/** Fills the not-found page with the pages whose paths are most similar. */
const offerClosestPages: Island = (article) => {
  const address = decodedPath(location.pathname).replace(siteConfig.baseUrl, '/');
  const report = article.querySelector<HTMLAnchorElement>('[data-report]');
  if (report) report.href = reportUrl({ title: 'page not found', url: address });
  const closest = closestPages(pages as ListedPage[], address, MAX_SUGGESTIONS);
  const list = article.querySelector('[data-closest-pages] ul');
  const entry = list?.firstElementChild;
  if (!entry || closest.length === 0) return;
  article.querySelector('[data-closest-pages] h2')!.textContent = translate({
    message: 'Did you mean one of these?',
  });
  list.replaceChildren(...closest.map((page) => entryOf(page, entry)));
};

export default offerClosestPages;

function entryOf({ path, title }: ListedPage, template: Element): Node {
  const entry = template.cloneNode(true) as Element;
  entry.querySelector('a')!.href = siteConfig.baseUrl + path.slice(1);
  entry.querySelector('strong')!.textContent = title;
  entry.querySelector('span')!.textContent = path;
  return entry;
}
