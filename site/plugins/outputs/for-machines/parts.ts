// What is found in a built page without parsing it: the bars around its content are most of its bytes.

/** The `<main>` of a page: what its reader came for. */
export const mainPart = (html: string): string => /<main[\s>].*<\/main>/s.exec(html)?.[0] ?? '';

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
