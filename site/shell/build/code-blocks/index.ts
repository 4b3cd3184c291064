import type { Root } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import { component } from '../articles/element.ts';
import Prism from 'prismjs';
import 'prismjs/components/prism-bash.js';
import 'prismjs/components/prism-csharp.js';
import 'prismjs/components/prism-http.js';
import 'prismjs/components/prism-java.js';
import 'prismjs/components/prism-json.js';
import 'prismjs/components/prism-markup-templating.js';
import 'prismjs/components/prism-php.js';
import 'prismjs/components/prism-python.js';
import 'prismjs/components/prism-typescript.js';
import 'prismjs/components/prism-yaml.js';

/**
 * Highlights code at build time, so that no reader downloads a highlighter (26 KiB) for text that never
 * changes. A request that the tests execute becomes a `Playable`, which readers can run too.
 */
export function codeBlocks() {
  return (tree: Root) =>
    visit(tree, 'code', ({ lang, meta, value }, index, parent) => {
      if (!parent || index === undefined) return undefined;
      const attributes = {
        html: highlight(value, lang ?? 'text'),
        language: lang ?? 'text',
        title: caption(meta ?? ''),
      };
      const block = component('CodeBlock', attributes);
      const example = lang === 'http' && metaValue(meta, 'test');
      if (example) {
        const next = parent.children[index + 1];
        const status = next?.type === 'code' ? metaValue(next.meta, 'status') : undefined;
        const playable = { example, after: metaValue(meta, 'after'), status };
        parent.children[index] = component('Playable', playable, block);
      } else parent.children[index] = block;
      return [SKIP, index + 1];
    });
}

/** `named('test=press-ok after=x', 'after')` → `x` */
const metaValue = (meta: string | null | undefined, name: string) =>
  new RegExp(`(?:^|\\s)${name}=(\\S+)`).exec(meta ?? '')?.[1];

/**
 * The caption of a fence: its own `title="…"`; else "Request" for an executed example (`test=…`) and
 * "Response, status 200" for its expected response (`expect=… status=200`); else undefined.
 */
export function caption(meta: string): string | undefined {
  const own = /(?:^|\s)title="([^"]*)"/.exec(meta)?.[1];
  if (own) return own;
  if (/(?:^|\s)test=/.test(meta)) return 'Request';
  if (!/(?:^|\s)expect=/.test(meta)) return undefined;
  const status = /(?:^|\s)status=(\d{3})/.exec(meta)?.[1];
  return status ? `Response, status ${status}` : 'Response';
}

const escapeHtml = (code: string) =>
  code.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** The color of each token type (css/code.css); the last match wins. Other tokens inherit their parent's color. */
const COLORS = Object.entries({
  muted: ['comment', 'punctuation', 'operator'],
  text: ['string', 'request-target', 'attr-value'],
  value: ['number', 'boolean', 'null', 'status-code', 'variable'],
  name: ['property', 'attr-name', 'header-name', 'key', 'keyword', 'function', 'builtin'],
  method: ['method'],
}).flatMap(([color, kinds]) => kinds.map((kind) => [kind, color] as const));

/**
 * Code as HTML with a `<span class=code-…>` around each run of one color. Code in a language that is not
 * loaded here is only escaped.
 */
export function highlight(code: string, language: string): string {
  const grammar = Prism.languages[language];
  if (!grammar) return escapeHtml(code);
  // PHP is embedded in markup; Prism splits the two in these hooks.
  const env = { code, grammar, language, tokens: [] as (string | Prism.Token)[] };
  Prism.hooks.run('before-tokenize', env);
  env.tokens = Prism.tokenize(env.code, env.grammar);
  Prism.hooks.run('after-tokenize', env);
  return runsOf(env.tokens)
    .map(({ color, text }) =>
      color ? `<span class="code-${color}">${escapeHtml(text)}</span>` : escapeHtml(text),
    )
    .join('');
}

interface Run {
  color: string;
  text: string;
}

/** Flattens tokens into runs of one color. Whitespace joins the run before it. */
function runsOf(tokens: Prism.TokenStream, color = '', runs: Run[] = []): Run[] {
  const last = runs.at(-1);
  if (typeof tokens === 'string') {
    if (last && (last.color === color || tokens.trim() === '')) last.text += tokens;
    else runs.push({ color, text: tokens });
  } else if (Array.isArray(tokens)) {
    for (const token of tokens) runsOf(token, color, runs);
  } else {
    const kinds = [tokens.type, tokens.alias].flat();
    const own = COLORS.findLast(([kind]) => kinds.includes(kind))?.[1];
    runsOf(tokens.content, own ?? color, runs);
  }
  return runs;
}
