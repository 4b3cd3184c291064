/** The words of a command, and where it ends. */
export interface Command {
  /** With `VARIABLE` in place of the `$` before what the shell replaces. */
  words: string[];
  /** The index after its last line or the operator that ends it. */
  end: number;
}

/** Why a shell would not read what was meant, without quoting it: it may be a secret. */
export interface Problem {
  message: string;
  /** The index in the text. */
  at: number;
}

/** No command line can contain it. */
export const VARIABLE = '\0';

/** `${name}`, `$name`, `$env:name` of PowerShell, or `$(command)`, which may have quotes and parentheses. */
export const variable =
  /\$(?:\{(\w*)[^}]*\}|((?:env:)?[A-Za-z_]\w*)|\((?:[^()'"]|'[^']*'|"[^"]*"|\([^()]*\))*\))/;
const variableHere = new RegExp(`^${variable.source}`);

/** Detected by what does not occur in bash commands: `^` before a quote or newline, doubled quotes in JSON, or a backtick. */
type OtherShell = 'cmd' | 'powershell' | undefined;

/** Of `$'…'`; PowerShell has them behind a backtick. */
export const escapes: Record<string, string> = {
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
 * browsers write it. It ends at the first newline that is neither quoted nor escaped, or at `|`, `;`, `)` or
 * `&`; targets of redirections are skipped. `problem` is why the shell would not read what was meant.
 */
export function posixWords(
  text: string,
  from: number,
): Command & { looksLike: OtherShell; problem: Problem | undefined } {
  const words: string[] = [];
  let word: string | undefined;
  let looksLike: OtherShell;
  let problem: Problem | undefined;
  let isTarget = false;
  const isWindows = /^curl\.exe\s/.test(text.slice(from, from + 9));
  let at = from;
  const add = (piece: string) => void (word = (word ?? '') + piece);
  const close = () => {
    if (word !== undefined && !isTarget) words.push(word);
    if (word !== undefined) isTarget = false;
    word = undefined;
  };
  for (; at < text.length && !/[\n|;&)]/.test(text[at]!); at += 1) {
    const one = text[at]!;
    const next = text[at + 1] ?? '';
    const quote = /^(?:['"]|\$['"])/.exec(one + next)?.[0];
    if (quote) {
      const start = at + quote.length;
      const quoted = readQuoted(text, start, quote === "$'" ? '$' : quote.at(-1)!);
      if (!quoted) {
        const column = at - text.lastIndexOf('\n', at);
        const within = quote === "'" ? "'\\''" : `\\${quote.at(-1)}`;
        problem = {
          message: `the quote ${quote} in column ${column} is not closed. Close it; a quote within it is written ${within}`,
          at,
        };
        const lineEnd = text.indexOf('\n', start);
        at = lineEnd < 0 ? text.length : lineEnd;
        break;
      }
      if (one === '"' && /(?<!\\)`["$`nrt0]|^"[{[]+\\`$/.test(text.slice(at, quoted.end)))
        looksLike ??= 'powershell';
      if (one === "'" && isWindows) looksLike ??= 'powershell';
      if (one === '"' && text[at - 1] === '"' && /^[[{]/.test(word ?? '')) looksLike ??= 'cmd';
      add(quoted.text);
      at = quoted.end;
    } else if (one === '\\') {
      if (next !== '\n') add(next);
      at += 1;
    } else if (one === '`') looksLike ??= 'powershell';
    else if (one === '^' && /["\n]/.test(next)) looksLike ??= 'cmd';
    else if (one === '#' && word === undefined) {
      while (at + 1 < text.length && text[at + 1] !== '\n') at += 1;
    } else if (/^[<>]\(/.test(one + next)) {
      add(VARIABLE);
      while (at < text.length && text[at] !== ')') at += 1;
    } else if (one === '<' || one === '>') {
      const [placeholder] = /^<[\w-]+>/.exec(text.slice(at, at + 99)) ?? [];
      if (placeholder)
        problem ??= { message: `"${placeholder}" is a placeholder. Write its value.`, at };
      if (/^(?:\d|&)?$/.test(word ?? '')) word = undefined;
      close();
      isTarget = true;
      while (/[<>&]/.test(text[at + 1] ?? '')) at += 1;
    } else if (/\s/.test(one)) close();
    else {
      const found = variableAt(text, at);
      const isTypographic =
        /[\u2018-\u201f]/.test(one) || (word === undefined && /[\u2010-\u2015]/.test(one));
      if (isTypographic) {
        const message = `"${one}" is a typographic sign. Write quotes as " or ' and options with "-".`;
        problem ??= { message, at };
      }
      add(found?.marked ?? one);
      at += (found?.length ?? 1) - 1;
    }
  }
  if (word !== undefined && /^&\w+=/.test(text.slice(at, at + 100))) {
    problem ??= { message: 'the shell ends this command at "&". Put the address in quotes.', at };
  }
  close();
  if (/^(?:\|\||&&)/.test(text.slice(at, at + 2))) at += 1;
  return { words, end: Math.min(at + 1, text.length), looksLike, problem };
}

/** A variable outside of quotes: its name after the mark, and its length in the text. */
export function variableAt(
  text: string,
  at: number,
): { marked: string; length: number } | undefined {
  const found = text[at] === '$' ? variableHere.exec(text.slice(at, at + 9999)) : null;
  return found ? { marked: withMark(found[1], found[2]), length: found[0].length } : undefined;
}

export const withMark = (braced = '', name = braced): string => VARIABLE + name;

/** Undefined if a quote is not closed, or only after the command. */
function readQuoted(
  text: string,
  from: number,
  kind: string,
): { text: string; end: number } | undefined {
  const closing = kind === '"' ? '"' : "'";
  let end = from;
  while (end < text.length && text[end] !== closing) {
    end +=
      text[end] === '\\' && kind !== "'" ? 2 : (kind === '"' && variableAt(text, end)?.length) || 1;
  }
  const inside = text.slice(from, end);
  if (end >= text.length || nextPart.test(inside)) return undefined;
  if (kind === '$') return { text: withoutEscapes(inside), end };
  if (kind === "'") return { text: inside, end };
  const plain = inside.replaceAll(
    inDoubleQuotes,
    (_, one?: string, braced?: string, name?: string) =>
      one === undefined ? withMark(braced, name) : one.trim(),
  );
  return { text: plain, end };
}

const inDoubleQuotes = new RegExp(
  String.raw`\\(["\\$\x60\n])|\x60[^\x60]*\x60|${variable.source}`,
  'g',
);
/** The next command, or the response to this one. */
const nextPart = /\n\s*(?:curl(?:\.exe)?\s|(?:< )?HTTP\/[\d.]+ \d{3})/;

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
