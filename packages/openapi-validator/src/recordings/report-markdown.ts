import type { Finding, Report } from './report.ts';

/**
 * The report as Markdown, for a ticket.
 *
 * @param origin Prepended to links into the docs, without a trailing slash.
 */
export function reportAsMarkdown(report: Report, origin: string): string {
  const { kind, read, matched, asDocumented, damages, damaged, findings, operations } = report;
  const differs = findings.filter(({ severity }) => severity === 'differs');
  const notes = findings.filter(({ severity }) => severity === 'note');
  return [
    '# What the server really said',
    `${kind}: ${read} exchanges read, ${matched} belong to documented operations, ${asDocumented} of those are as documented.`,
    ...(damaged > 0
      ? ['## Not read', list(damages), damaged > damages.length ? `${damaged} in all.` : '']
      : []),
    '## Differs from the docs',
    differs.length > 0 ? differs.map((one) => block(one, origin)).join('\n\n') : 'Nothing.',
    ...(notes.length > 0 ? ['## Notes', notes.map((one) => block(one, origin)).join('\n\n')] : []),
    '## Operations seen',
    [
      '| Call | Status | Seen | What the docs say |',
      '| --- | --- | --- | --- |',
      ...operations.flatMap(({ call, href, count, summary, statuses }) =>
        statuses.length > 0
          ? statuses.map((one) =>
              row(
                call,
                String(one.status),
                one.count,
                one.isDocumented ? `[${cell(one.docs)}](${origin}${one.href})` : 'not documented',
              ),
            )
          : [row(call, 'no answer', count, `[${cell(summary)}](${origin}${href})`)],
      ),
    ].join('\n'),
  ]
    .filter(Boolean)
    .join('\n\n')
    .concat('\n');
}

function block(
  { call, status, message, href, docs, count, first, excerpt }: Finding,
  origin: string,
) {
  const seen = count === 1 ? first : `${count} times, first in ${first}`;
  const lines = [
    `- **${message}**`,
    `  \`${call}\`${status === undefined ? '' : `, ${status}`}; ${seen}.`,
    `  Docs: [${cell(docs)}](${origin}${href})`,
  ];
  // Indented four spaces more than the bullet, it is a code block, whatever its content.
  if (excerpt) lines.push('', ...excerpt.split('\n').map((line) => `      ${line}`));
  return lines.join('\n');
}

const row = (call: string, status: string, count: number, docs: string): string =>
  `| \`${call}\` | ${status} | ${count} | ${docs} |`;
const list = (items: readonly string[]): string => items.map((item) => `- ${item}`).join('\n');
const cell = (text: string): string => text.replaceAll(/[|[\]]/g, '\\$&').replaceAll(/\s+/g, ' ');
