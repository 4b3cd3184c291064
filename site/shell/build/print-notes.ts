import type { LoadContext, Plugin } from '@docusaurus/types';
import { afterAllPlugins } from './plugins.ts';
import { changePages, elementAt } from './html.ts';

const TEXT = /^(?:div|article)\s[^]*\sclass="?(?:[^">]*\s)?markdown\b/;
const LINK_ELSEWHERE = /<a\s(?=[^>]*?\bhref=(?:"(https?:[^"]*)"|(https?:[^\s>]*)))/g;

/**
 * Numbers the external links of a page and lists their URLs at the end of its text. Both are visible only in print
 * (css/print.css). Must come before the plugins that change pages.
 */
export default function printNotes(_context: LoadContext): Plugin {
  return {
    name: 'print-notes',
    async postBuild({ outDir, plugins }) {
      await afterAllPlugins(plugins, 'print-notes');
      const noted = await changePages(outDir, withNotes);
      console.log(`[print-notes] ${noted} pages list addresses for paper.`);
    },
  };
}

/** Adds the notes to a page; returns it unchanged if its text has no external links. */
export function withNotes(html: string): string {
  const notes: string[] = [];
  const number = (tag: string, quoted?: string, bare?: string) => {
    const address = quoted ?? bare ?? '';
    if (!notes.includes(address)) notes.push(address);
    return `${tag}data-note=${notes.indexOf(address) + 1} `;
  };
  let written = '';
  let from = 0;
  for (let text = elementAt(html, TEXT); text; text = elementAt(html, TEXT, text.end)) {
    written += html.slice(from, text.inner);
    written += html.slice(text.inner, text.innerEnd).replace(LINK_ELSEWHERE, number);
    from = text.innerEnd;
  }
  if (notes.length === 0) return html;
  const items = notes.map((address) => `<li>${address}`).join('');
  return `${written}<ol class=notes hidden>${items}</ol>${html.slice(from)}`;
}
