import { readFile, rm, stat, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { listFiles } from './built-files.ts';
import { notForReaders } from './rules.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const TEXT = /\.(css|html|js|json|md|svg|txt|wasm|webmanifest|xml|atom|yaml)$/;
/** Read by every reader of every page: worth the most thorough and slowest quality. */
const EVERYWHERE = /\.(css|js)$/;
/** Below this many bytes a file fits into one packet either way. */
const SMALLEST = 1024;

/**
 * Writes `.br` and `.gz` beside every file of text that gets smaller by them, and takes away old
 * ones. The same bytes in give the same bytes out. Answers how many files it wrote.
 */
export async function compress(folder: string): Promise<number> {
  const all = listFiles(folder);
  const hidden = new RegExp(notForReaders);
  await Promise.all(all.filter((name) => /\.(br|gz)$/.test(name)).map((name) => rm(folder + name)));
  const written = await Promise.all(
    all
      .filter((name) => TEXT.test(name) && !hidden.test(name))
      .map((name) => compressOne(folder + name)),
  );
  return written.reduce((sum, count) => sum + count, 0);
}

async function compressOne(file: string): Promise<number> {
  if ((await stat(file)).size < SMALLEST) return 0;
  const bytes = await readFile(file);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: EVERYWHERE.test(file) ? 11 : 8,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  const forms = { br: await brotli(bytes, { params }), gz: await zip(bytes, { level: 9 }) };
  const smaller = Object.entries(forms).filter(([, form]) => form.length < bytes.length);
  await Promise.all(smaller.map(([ending, form]) => writeFile(`${file}.${ending}`, form)));
  return smaller.length;
}
