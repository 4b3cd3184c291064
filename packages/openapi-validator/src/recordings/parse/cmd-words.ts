import { VARIABLE, type Command } from './posix-words.ts';

/**
 * Splits a command of Windows' cmd, as "Copy as cURL (cmd)" writes it: cmd removes the carets, then the program
 * splits the line itself. Doubled backslashes count as one, because browsers double them.
 */
export function cmdWords(text: string, from: number): Command {
  const { line, end } = withoutCarets(text, from);
  const words: string[] = [];
  let word: string | undefined;
  let isQuoted = false;
  for (let at = 0; at < line.length; at += 1) {
    const one = line[at]!;
    const next = line[at + 1] ?? '';
    if (one === '\\' && (next === '"' || next === '\\')) {
      word = (word ?? '') + next;
      at += 1;
    } else if (one === '"' && isQuoted && next === '"') {
      word = `${word ?? ''}"`;
      at += 1;
    } else if (one === '"') {
      isQuoted = !isQuoted;
      word ??= '';
    } else if (isQuoted || !/[ \t]/.test(one)) word = (word ?? '') + one;
    else {
      if (word !== undefined) words.push(word);
      word = undefined;
    }
  }
  if (word !== undefined) words.push(word);
  return { words, end };
}

/** A word as Chrome copied it until 2023, with carets in quotes, where cmd itself does not remove them. */
const caretsInQuotes = /^"([\w\s:=+~'/.,?;()*`-]*\^[^\w\s](?:[\w\s:=+~'/.,?;()*`-]|\^.)*)"(?=\s|$)/;

/** Outside quotes a caret escapes the next character; at the end of a line, the first one of the next. */
function withoutCarets(text: string, from: number): { line: string; end: number } {
  let line = '';
  let isQuoted = false;
  let at = from;
  for (; at < text.length; at += 1) {
    const one = text[at]!;
    if (one === '\n' || (!isQuoted && /[&|<>]/.test(one))) break;
    // In cmd itself a quote after a backslash counts too; the writers of such commands do not expect that.
    if (/^\\[\\"]/.test(text.slice(at, at + 2))) {
      at += 1;
      line += `\\${text[at]}`;
      continue;
    }
    const [variable, name = one] =
      /^%([a-z_]\w*)%(?![\da-f]{2})/i.exec(text.slice(at, at + 99)) ?? [];
    const [word, inside] =
      one === '"' && !isQuoted ? (caretsInQuotes.exec(text.slice(at)) ?? []) : [];
    if (word) {
      line += `"${inside!.replaceAll(/\^(.)/g, '$1')}"`;
      at += word.length - 1;
      continue;
    }
    if (one === '"') isQuoted = !isQuoted;
    if (one !== '^' || isQuoted) {
      line += variable ? VARIABLE + name : one;
      at += (variable?.length ?? 1) - 1;
      continue;
    }
    at += text[at + 1] === '\n' ? 2 : 1;
    line += text[at] ?? '';
  }
  return { line, end: Math.min(at + 1, text.length) };
}
