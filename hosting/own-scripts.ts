/**
 * The inline scripts of the site by their `data-own` name, and where they are: in the frame of a page, which no text
 * of a page or an OpenAPI document reaches, or in its content.
 */
const allowed: ReadonlyMap<string, 'frame' | 'content'> = new Map([
  ['recall-reader', 'frame'],
  ['report-failed-scripts', 'frame'],
  ['handle-meanings', 'frame'],
  ['replay-early-clicks', 'frame'],
  ['forget-old-dismissal', 'frame'],
  ['load-after-first-frame', 'frame'],
  ['theme', 'frame'],
  ['reference-before-paint', 'content'],
]);

interface InlineScript {
  /** The value of `data-own`; empty if it is missing. */
  name: string;
  text: string;
  place: 'frame' | 'content';
}

const VALUE = `"[^"]*"|'[^']*'|[^\\s"'>][^\\s>]*`;
const ATTRIBUTES = `(?:[\\s/](?:[^\\s=/>]+(?:\\s*=\\s*(?:${VALUE}))?)?)*`;
/** A comment, a raw text element, or a tag: skips `<script>` in comments and attributes. */
const PARTS = new RegExp(
  `<!--.*?-->|<(script|style|title|textarea)(${ATTRIBUTES})>(.*?)</\\1\\s*>|<[a-z](?:${ATTRIBUTES}|[^>]*)>`,
  'gis',
);

/** The inline scripts of a page, without data blocks such as JSON-LD, which are not executed. */
export function inlineScripts(html: string): InlineScript[] {
  const content = html.search(/<div id="?__docusaurus\b/);
  return [...html.matchAll(PARTS)].flatMap(
    ({ 1: tag, 2: attributes = '', 3: text = '', index }) => {
      if (tag?.toLowerCase() !== 'script') return [];
      if (/\s(src=|type="?application\/)/i.test(attributes)) return [];
      const name = /\sdata-own="?([\w-]*)/.exec(attributes)?.[1] ?? '';
      return [{ name, text, place: content >= 0 && index > content ? 'content' : 'frame' }];
    },
  );
}

/**
 * The inline scripts of all pages by name. Throws if one is not in the list above, such as a script injected through
 * content, so that it never gets into the Content-Security-Policy.
 */
export function ownScripts(pages: Iterable<[path: string, html: string]>): Map<string, string> {
  const found = new Map<string, { text: string; path: string }>();
  for (const [path, html] of pages) {
    for (const { name, text, place } of inlineScripts(html)) {
      const begins = `It begins with ${JSON.stringify(text.trim().slice(0, 60))}.`;
      if (allowed.get(name) !== place)
        throw new Error(
          `${path} contains a script in its ${place} that the site did not write. ${begins} Take it out; if it is ours, name it in hosting/own-scripts.ts and in its data-own.`,
        );
      const before = found.get(name);
      if (before && before.text !== text)
        throw new Error(
          `${path} holds another script "${name}" than ${before.path}. ${begins} A script of ours is the same on all pages: take the other one out.`,
        );
      if (!before) found.set(name, { text, path });
    }
  }
  return new Map([...found].map(([name, { text }]) => [name, text]));
}
