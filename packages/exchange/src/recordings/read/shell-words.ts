/** The words of a command, and where it ends. */
export interface Command {
  words: string[];
  /** Behind the end of its last line. */
  end: number;
}

const escapes: Record<string, string> = { n: '\n', r: '\r', t: '\t' };

/**
 * Splits a command as a POSIX shell does ("2.2 Quoting" of the Shell Command Language), with `$'…'` as
 * browsers write it. It ends with the first line end that is neither quoted nor behind a backslash.
 */
export function shellWords(text: string, from: number): Command {
  const words: string[] = [];
  let word: string | undefined;
  let at = from;
  const add = (piece: string) => void (word = (word ?? '') + piece);
  const close = () => {
    if (word !== undefined) words.push(word);
    word = undefined;
  };
  for (; at < text.length && text[at] !== '\n'; at += 1) {
    const one = text[at]!;
    const next = text[at + 1] ?? '';
    if (one === "'" || one === '"' || (one === '$' && next === "'")) {
      const isAnsi = one === '$';
      const quoted = readQuoted(text, at + (isAnsi ? 2 : 1), isAnsi ? '$' : one);
      add(quoted.text);
      at = quoted.end;
    } else if (one === '\\') {
      const length = next === '\r' ? 2 : 1;
      if (next !== '\n' && next !== '\r') add(next);
      at += length;
    } else if (/\s/.test(one)) close();
    else add(one);
  }
  close();
  return { words, end: Math.min(at + 1, text.length) };
}

function readQuoted(text: string, from: number, kind: string): { text: string; end: number } {
  const closing = kind === '"' ? '"' : "'";
  let found = '';
  let at = from;
  for (; at < text.length && text[at] !== closing; at += 1) {
    const next = text[at + 1] ?? '';
    if (text[at] !== '\\' || kind === "'") found += text[at];
    else if (kind === '$') {
      const [code, hex] = /^u([0-9a-fA-F]{4})/.exec(text.slice(at + 1, at + 6)) ?? [];
      found += hex ? String.fromCharCode(parseInt(hex, 16)) : (escapes[next] ?? next);
      at += code?.length ?? 1;
    } else {
      if (next !== '\n') found += '"\\$`'.includes(next) ? next : `\\${next}`;
      at += 1;
    }
  }
  return { text: found, end: at };
}
