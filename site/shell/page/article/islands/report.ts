import { reportUrl } from '../../report/report-url.ts';
import type { Island } from './island.ts';

/** A report quotes the words that were selected when its link was followed. */
export const quoteInReport: Island = (article) => {
  const link = article.querySelector<HTMLAnchorElement>('[data-report]');
  if (!link) return undefined;
  const facts = JSON.parse(link.dataset['report']!) as {
    title: string;
    url: string;
    date?: string;
  };
  const quote = () => {
    link.href = reportUrl({ ...facts, selection: String(getSelection() ?? '') });
  };
  link.addEventListener('pointerdown', quote);
  link.addEventListener('keydown', quote);
  return undefined;
};
