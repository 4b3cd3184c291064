import { gzipSync } from 'node:zlib';
import { referenceFiles } from '../../site/features/reference/build/files.tsx';

/** What became of a document. */
export interface Become {
  file: string;
  /** Why it is refused, with the line; nothing where it was built. */
  refused?: string;
  /** What was thrown that is no refusal: a fault of ours. */
  fault?: string;
  operations: number;
  pages: number;
  /** KiB of its longest page, compressed. */
  html: number;
  /** Seconds of one core. */
  seconds: number;
  /** Sentences about what its readers should know is amiss in it. */
  warnings: number;
}

// Makes references of the files whose names come on the standard input, a line each, and prints what became of
// each as JSON, a line each. Started in site/, whose JSX settings it needs.
let input = '';
process.stdin.setEncoding('utf8').on('data', (part: string) => (input += part));
process.stdin.on('end', () => {
  for (const file of input.split('\n').filter(Boolean)) console.log(JSON.stringify(become(file)));
});

function become(file: string): Become {
  const before = process.cpuUsage();
  const spent = (): number => {
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1e6;
  };
  try {
    const { model, pages, warnings } = referenceFiles(
      { name: 'published', file, isForeign: true },
      { siteDir: process.cwd(), baseUrl: '/', secrets: {} },
    );
    const sizes = Object.values(pages).map((html) => gzipSync(html).length / 1024);
    return {
      file,
      operations: model.groups.flatMap((group) => group.operations).length,
      pages: sizes.length,
      html: Math.max(...sizes),
      seconds: spent(),
      warnings: warnings.length,
    };
  } catch (cause) {
    const nothing = { file, operations: 0, pages: 0, html: 0, seconds: spent(), warnings: 0 };
    const { name, message, stack = message } = cause as Error;
    return {
      ...nothing,
      ...(name === 'DocumentProblem' ? { refused: message } : { fault: stack }),
    };
  }
}
