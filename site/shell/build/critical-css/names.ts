import type { Names } from './sheet.ts';

const TAG = /<([a-z][\w-]*)((?:[^"'>]|"[^"]*"|'[^']*')*)>/gi;
const CLASS = /\sclass=(?:"([^"]*)"|'([^']*)'|([^\s>]+))/i;
const ID = /\sid=(?:"([^"]*)"|'([^']*)'|([^\s>]+))/i;

/** The classes, ids and elements of a page. */
export function namesIn(html: string): Names {
  const classes = new Set<string>();
  const ids = new Set<string>();
  const elements = new Set(['html', 'head', 'body']);
  for (const [, name = '', attributes = ''] of html.matchAll(TAG)) {
    elements.add(name.toLowerCase());
    for (const one of valueOf(CLASS, attributes).split(/\s+/)) classes.add(one);
    ids.add(valueOf(ID, attributes));
  }
  return { classes, ids, elements };
}

function valueOf(pattern: RegExp, attributes: string): string {
  const [, double, single, bare] = pattern.exec(attributes) ?? [];
  return double ?? single ?? bare ?? '';
}
