import { Unreadable } from '../exchange.ts';
import type { Option } from './curl-options.ts';

/** A part of `-F` or `--form-string` as it is sent; undefined where some of it comes from a file or is coded. */
export function formPart(
  { name: option, value }: Option,
  isBackslashed: boolean,
): string | undefined {
  const at = value.indexOf('=');
  if (at < 0) throw new Unreadable(`--${option} of this curl command has no "=" behind its name.`);
  const [name, given] = [value.slice(0, at), value.slice(at + 1)];
  const isPlain = option === 'form-string';
  // `(` opens a multipart within this one, and a `)` without a name ends it.
  if (!isPlain && (/^[@<(]/.test(given) || (name === '' && given === ')'))) return undefined;
  const { content, type, fileName, headers, isElsewhere } = isPlain
    ? { content: given }
    : wordsOf(given);
  if (isElsewhere) return undefined;
  const quoted = (text: string) =>
    isBackslashed
      ? text.replaceAll(/["\\]/g, (one) => `\\${one}`)
      : text.replaceAll('"', '%22').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
  const named = name && `; name="${quoted(name)}"`;
  const file = fileName === undefined ? '' : `; filename="${quoted(fileName)}"`;
  return [
    `Content-Disposition: form-data${named}${file}`,
    ...typeLine(type ?? typeOfFile(fileName)),
    ...(headers ?? []),
    '',
    content,
  ].join('\r\n');
}

const typeLine = (type: string | undefined) => (type ? [`Content-Type: ${type}`] : []);

/** What curl takes the end of a name for. */
const fileTypes = new Map([
  ['gif', 'image/gif'],
  ['jpg', 'image/jpeg'],
  ['jpeg', 'image/jpeg'],
  ['png', 'image/png'],
  ['svg', 'image/svg+xml'],
  ['txt', 'text/plain'],
  ['htm', 'text/html'],
  ['html', 'text/html'],
  ['pdf', 'application/pdf'],
  ['xml', 'application/xml'],
]);
const typeOfFile = (name = '') => fileTypes.get(/\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? '');

interface PartWords {
  content: string;
  type?: string;
  fileName?: string;
  headers?: string[];
  isElsewhere?: boolean;
}

/** The content, and what `;type=` and the like say of it. curl passes over what else follows a semicolon. */
function wordsOf(given: string): PartWords {
  const [content = '', ...rest] = split(given);
  const part: PartWords & { headers: string[] } = { content: wordOf(content), headers: [] };
  // Parameters of a media type look like more of curl's own.
  let isInType = false;
  for (const piece of rest) {
    const [, key, text = ''] = /^\s*(type|filename|headers|encoder)=\s*([^]*)$/.exec(piece) ?? [];
    if (key === 'type' && !isInType) {
      if (!/^[^/\s]+\/[^;,\s]+/.test(text)) {
        throw new Unreadable('curl sends nothing for a "type=" in --form that is no media type.');
      }
      part.type = text.trimEnd();
      isInType = true;
    } else if (key && key !== 'type') {
      isInType = false;
      if (key === 'filename') part.fileName = wordOf(text);
      else if (key === 'encoder' ? !/^[78]bit\s*$/.test(text) : /^[@<]/.test(text)) {
        part.isElsewhere = true;
      } else if (key === 'headers') part.headers.push(wordOf(text));
    } else if (isInType) part.type += `;${piece.trimEnd()}`;
  }
  return part;
}

const quotedWord = /"((?:\\["\\]|[^"])*)"[^;]*/y;
const pieceStart = /\s*(?:(?:filename|headers)=\s*)?/y;

/** At semicolons, save those in a word that stands in quotes: the content, a file name and a header may. */
function split(given: string): string[] {
  const pieces: string[] = [];
  for (let from = 0; from <= given.length;) {
    pieceStart.lastIndex = from;
    const start = pieceStart.exec(given)![0].length;
    quotedWord.lastIndex = from + start;
    const quoted = quotedWord.exec(given)?.[0];
    const semicolon = given.indexOf(';', from);
    const end =
      quoted !== undefined
        ? from + start + quoted.length
        : semicolon < 0
          ? given.length
          : semicolon;
    pieces.push(given.slice(from, end));
    from = end + 1;
  }
  return pieces;
}

function wordOf(text: string): string {
  quotedWord.lastIndex = 0;
  const inside = quotedWord.exec(text.trimStart())?.[1];
  return inside?.replaceAll(/\\(["\\])/g, '$1') ?? text.trim();
}
