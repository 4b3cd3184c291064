import { escapes, variable, variableAt, withMark, type Command } from './posix-words.ts';

const quoted = /^(?:@'\n([^]*?)\n'@|@"\n([^]*?)\n"@|'((?:[^']|'')*)'?|"((?:[^"`]|`[^]|"")*)"?)/;

/** Splits a PowerShell command for an external program such as curl.exe. */
export function powershellWords(text: string, from: number): Command {
  const words: string[] = [];
  let word: string | undefined;
  let at = from;
  while (at < text.length && !/[\n|;]/.test(text[at]!)) {
    const one = text[at]!;
    const next = text[at + 1] ?? '';
    const whole = /['"@]/.test(one) ? quoted.exec(text.slice(at)) : null;
    if (whole) {
      const [all, plainLines, lines, plain, double] = whole;
      word =
        (word ?? '') +
        (plainLines ??
          plain?.replaceAll("''", "'") ??
          withoutEscapes(lines ?? double!.replaceAll(/`[^]|""/g, unescapePair)));
      at += all.length;
    } else if (one === '`') {
      if (next !== '\n') word = (word ?? '') + unescaped(next);
      else if (word !== undefined) word = void words.push(toArgument(word));
      at += 2;
    } else {
      const found = variableAt(text, at);
      if (!/\s/.test(one)) word = (word ?? '') + (found?.marked ?? one);
      else if (word !== undefined) word = void words.push(toArgument(word));
      at += found?.length ?? 1;
    }
  }
  if (word !== undefined) words.push(toArgument(word));
  return { words, end: Math.min(at + 1, text.length) };
}

const unescaped = (one: string) => (one === '0' ? '\0' : (escapes[one] ?? one));
const unescapePair = (pair: string) => (pair === '""' ? '"' : pair);

const escaped = new RegExp(
  String.raw`\x60u\{([0-9a-fA-F]{1,6})\}|\x60([^])|${variable.source}`,
  'g',
);

function withoutEscapes(text: string): string {
  return text.replaceAll(
    escaped,
    (_, code?: string, one?: string, braced?: string, name?: string) => {
      if (code) return String.fromCodePoint(Math.min(parseInt(code, 16), 0x10ffff));
      return one === undefined ? withMark(braced, name) : unescaped(one);
    },
  );
}

/**
 * Up to PowerShell 7.2 quotes in arguments must be escaped with backslashes, from 7.3 on not: a word whose quotes are
 * all escaped is written for the older versions.
 */
function toArgument(word: string): string {
  const isLegacy = word.includes('"') && !/(?<!\\)(?:\\\\)*"/.test(word);
  if (!isLegacy) return word;
  return word.replaceAll(/(\\+)"/g, (_, all: string) => `${'\\'.repeat((all.length - 1) / 2)}"`);
}
