/** The words of a command, and where it ends. */
export interface Command {
  words: string[];
  /** The index after its last line or the operator that ends it. */
  end: number;
}

/** Detected by what does not occur in bash commands: `^` before a quote or newline, doubled quotes in JSON, or a backtick. */
type OtherShell = 'cmd' | 'powershell' | undefined;

const escapes: Record<string, string> = {
  a: '\x07',
  b: '\b',
  e: '\x1b',
  E: '\x1b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
  v: '\v',
};

/**
 * Splits a command as a POSIX shell does ("2.2 Quoting" of the Shell Command Language), including `$'…'` as
 * browsers write it. It ends at the first newline that is neither quoted nor escaped, or at `|`, `;` or
 * `&`; targets of redirections are skipped.
 */
export function posixWords(text: string, from: number): Command & { looksLike: OtherShell } {
  const words: string[] = [];
  let word: string | undefined;
  let looksLike: OtherShell;
  let isTarget = false;
  const isWindows = /^curl\.exe\s/.test(text.slice(from, from + 9));
  let at = from;
  const add = (piece: string) => void (word = (word ?? '') + piece);
  const close = () => {
    if (word !== undefined && !isTarget) words.push(word);
    if (word !== undefined) isTarget = false;
    word = undefined;
  };
  for (; at < text.length && !/[\n|;&]/.test(text[at]!); at += 1) {
    const one = text[at]!;
    const next = text[at + 1] ?? '';
    if (one === "'" || one === '"' || (one === '$' && next === "'")) {
      const isAnsi = one === '$';
      const quoted = readQuoted(text, at + (isAnsi ? 2 : 1), isAnsi ? '$' : one);
      if (one === '"' && /(?<!\\)`/.test(text.slice(at, quoted.end))) looksLike ??= 'powershell';
      if (one === "'" && isWindows) looksLike ??= 'powershell';
      if (one === '"' && text[at - 1] === '"' && /^[[{]/.test(word ?? '')) looksLike ??= 'cmd';
      add(quoted.text);
      at = quoted.end;
    } else if (one === '\\') {
      const length = next === '\r' ? 2 : 1;
      if (next !== '\n' && next !== '\r') add(next);
      at += length;
    } else if (one === '`') looksLike ??= 'powershell';
    else if (one === '^' && /^(?:"|\r?\n)/.test(text.slice(at + 1, at + 3))) looksLike ??= 'cmd';
    else if (one === '#' && word === undefined) {
      while (at + 1 < text.length && text[at + 1] !== '\n') at += 1;
    } else if (one === '<' || one === '>') {
      if (/^(?:\d|&)?$/.test(word ?? '')) word = undefined;
      close();
      isTarget = true;
      while (/[<>&]/.test(text[at + 1] ?? '')) at += 1;
    } else if (/\s/.test(one)) close();
    else add(one);
  }
  close();
  if (/^(?:\|\||&&)/.test(text.slice(at, at + 2))) at += 1;
  return { words, end: Math.min(at + 1, text.length), looksLike };
}

function readQuoted(text: string, from: number, kind: string): { text: string; end: number } {
  const closing = kind === '"' ? '"' : "'";
  let end = from;
  while (end < text.length && text[end] !== closing) {
    end += text[end] === '\\' && kind !== "'" ? 2 : 1;
  }
  const inside = text.slice(from, end);
  if (kind === '$') return { text: withoutEscapes(inside), end };
  const plain = kind === '"' ? inside.replaceAll(/\\(\r?\n|["\\$`])/g, unescape) : inside;
  return { text: plain, end };
}

const unescape = (_: string, one: string) => (one.endsWith('\n') ? '' : one);

/** Adjacent byte escapes, such as `\xc3\xa9`, form UTF-8 characters. */
function withoutEscapes(text: string): string {
  return text.replaceAll(
    /(?:\\x[0-9a-fA-F]{1,2}|\\[0-7]{1,3})+|\\u([0-9a-fA-F]{1,4})|\\U([0-9a-fA-F]{1,8})|\\([^])/g,
    (all, short?: string, long?: string, one?: string) => {
      if (short) return String.fromCharCode(parseInt(short, 16));
      if (long) return String.fromCodePoint(Math.min(parseInt(long, 16), 0x10ffff));
      if (one) return escapes[one] ?? (/["'\\?]/.test(one) ? one : `\\${one}`);
      const bytes = all.match(/x[0-9a-fA-F]+|[0-7]+/g)!;
      return new TextDecoder().decode(
        Uint8Array.from(bytes, (byte) =>
          byte.startsWith('x') ? parseInt(byte.slice(1), 16) : parseInt(byte, 8),
        ),
      );
    },
  );
}
