import { readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { gzipSync } from 'node:zlib';

/** What one module adds to a script. */
interface ModuleWeight {
  module: string;
  raw: number;
  /** Compressed by itself; all together take less. */
  gzip: number;
}

/** The modules in a script that has a map beside it, by their bytes. */
export function modulesOf(file: string): ModuleWeight[] {
  const code = readFileSync(file, 'utf8');
  const map = new SourceMap(JSON.parse(readFileSync(`${file}.map`, 'utf8')) as SourceMapPayload);
  const texts = new Map<string, string>();
  code.split('\n').forEach((line, row) => {
    for (let column = 0; column < line.length; column += 1) {
      const found = map.findEntry(row, column);
      const module = nameOf('originalSource' in found ? found.originalSource : undefined);
      texts.set(module, (texts.get(module) ?? '') + line[column]);
    }
  });
  return [...texts]
    .map(([module, text]) => ({ module, raw: text.length, gzip: gzipSync(text).length }))
    .sort((a, b) => b.raw - a.raw);
}

const nameOf = (source = '(bundler)') =>
  source
    .replace(/^webpack:\/\/[^/]*\//, '')
    .replace(/^.*node_modules\//, '')
    .replace(/^.*\|.*\/site\//, '');
