import { elementAt } from '../../../shell/build/fragments/cut.ts';

// What is found in a built page without parsing it: the bars around its content are most of its bytes.

/** The `<main>` of a page: what its reader came for. */
export const mainPart = (html: string): string => /<main[\s>].*<\/main>/s.exec(html)?.[0] ?? '';

/**
 * The `<main>` with the place of a reference empty: its twin has the Markdown of its document there, and to read
 * the HTML of a large one takes longer than to make it.
 */
export function mainWithoutReference(html: string): string {
  const main = mainPart(html);
  const found = elementAt(main, /^div\s[^]*\sdata-reference\b/);
  return found ? main.slice(0, found.inner) + main.slice(found.innerEnd) : main;
}

const META = /<meta\s(?:[^"'>]|"[^"]*"|'[^']*')*>/g;

/** What a page says of itself in its head; empty where it says nothing. */
export function descriptionOf(html: string): string {
  const head = html.slice(0, html.indexOf('</head>'));
  const tag = head.match(META)?.find((meta) => /\sname=["']?description["'\s>]/.test(meta));
  const [, double, single, bare] =
    /\scontent=(?:"([^"]*)"|'([^']*)'|([^\s>]*))/.exec(tag ?? '') ?? [];
  return (double ?? single ?? bare ?? '').replaceAll(
    /&(?:(amp|lt|gt|quot|apos)|#(x?)([0-9a-f]+));?/gi,
    (_, name: string | undefined, hex: string, code: string) =>
      name ? NAMED[name.toLowerCase()]! : String.fromCodePoint(parseInt(code, hex ? 16 : 10)),
  );
}

const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
