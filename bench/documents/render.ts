import { gzipSync } from 'node:zlib';
import { referenceFiles } from '../../site/features/reference/build/files.tsx';

/** Result of rendering a document. */
export interface RenderResult {
  file: string;
  /** Why the document is invalid, with the line. */
  refused?: string;
  /** Stack of any other error: a fault of ours. */
  fault?: string;
  operations: number;
  pages: number;
  /** KiB of its longest page, gzipped. */
  html: number;
  /** CPU seconds. */
  seconds: number;
  /** Number of warnings about defects in the document. */
  warnings: number;
}

// Renders the references of the files named on standard input, one per line, and prints each result as a line of JSON.
// Run it in site/, because it needs the JSX settings there.
let input = '';
process.stdin.setEncoding('utf8').on('data', (part: string) => (input += part));
process.stdin.on('end', () => {
  for (const file of input.split('\n').filter(Boolean))
    console.log(JSON.stringify(renderDocument(file)));
});

function renderDocument(file: string): RenderResult {
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
