import { docsUrl } from './apis.ts';
import { verdictOf, type Difference, type Result, type Row } from './result.ts';
import { summaryOf } from './table.ts';

const escaped = (text: string) =>
  // XML forbids control characters, even escaped.
  text
    .replaceAll(/[^\t\n\r\u0020-\uffff]/g, '')
    .replaceAll(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);

const nameOf = ({ operationId, line, status }: Row) => `${operationId || line} ${status}`;

/** The result as JUnit XML, one test case per status of an operation. */
export function junitOf(result: Result, docs: string): string {
  const { api, rows, abortReason } = result;
  const cases = rows.map((row) => {
    const found = row.differences.filter(({ isNote }) => !isNote);
    const text = found
      .map(({ message, anchor }) => `${message} ${docsUrl(docs, api, anchor)}`)
      .join('\n');
    const inside =
      verdictOf(row) === 'not provoked'
        ? `<skipped message="${escaped(row.reason ?? '')}"/>`
        : found.length > 0
          ? `<failure message="${escaped(found[0]!.message)}">${escaped(text)}</failure>`
          : '';
    return `  <testcase classname="${api}" name="${escaped(nameOf(row))}">${inside}</testcase>`;
  });
  if (abortReason)
    cases.push(
      `  <testcase classname="${api}" name="the whole check"><error message="${escaped(abortReason)}"/></testcase>`,
    );
  const count = (verdict: string) => rows.filter((row) => verdictOf(row) === verdict).length;
  return `<?xml version="1.0" encoding="UTF-8"?>
<testsuite name="${api}" tests="${cases.length}" failures="${count('differs')}" errors="${abortReason ? 1 : 0}" skipped="${count('not provoked')}">
${cases.join('\n')}
</testsuite>
`;
}

/** The result as an HTML page without scripts. */
export function htmlOf(result: Result, docs: string): string {
  const { api, rows } = result;
  const paragraphOf = ({ message, anchor, isNote }: Difference) =>
    `<p>${isNote ? 'Note: ' : ''}${escaped(message)} <a href="${escaped(docsUrl(docs, api, anchor))}">What the docs say</a></p>`;
  const lines = rows.map(
    (row) =>
      `<tr><th scope="row">${escaped(nameOf(row))}</th><td>${verdictOf(row)}</td><td>${row.sent}</td><td>${escaped(row.reason ?? '')}${row.differences.map(paragraphOf).join('')}</td></tr>`,
  );
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Conformance of ${api}</title>
<style>body{font:1rem/1.5 system-ui;margin:2rem;color-scheme:light dark}table{border-collapse:collapse}th,td{border:1px solid;padding:.25rem .5rem;text-align:left;vertical-align:top}p{margin:0}</style>
<h1>Conformance of ${api}</h1>
<p>${escaped(summaryOf(result)).replaceAll('\n', '<br>')}</p>
<table>
<tr><th scope="col">Operation and status</th><th scope="col">Verdict</th><th scope="col">Sent</th><th scope="col">Why, or how it differs</th></tr>
${lines.join('\n')}
</table>
</html>
`;
}
