import { asText, type Hosts } from '../as-text.ts';
import type { Outcome } from '../play.ts';
import type { Scenario } from '../scenario.ts';
import { oneLine, titleOf } from './titles.ts';

interface ReportOptions {
  hosts: Hosts;
  /** The link that opens the scenario. */
  link: string;
  /** The name of each status, as `Not Found`. */
  statusText: (status: number) => string;
}

/** A Markdown report for a ticket: each step with its request and answer, and the link. */
export function asReport(
  { name, steps }: Scenario,
  outcomes: readonly Outcome[],
  { hosts, link, statusText }: ReportOptions,
): string {
  const parts = steps.map((step, index) => {
    const outcome = outcomes[index];
    const title = `## ${index + 1}. ${oneLine(titleOf(step))}`;
    if (!outcome) return `${title}\n\nNot played.`;
    if (outcome.kind === 'stopped') return `${title}\n\nStopped: ${outcome.because}`;
    if (step.kind === 'wait' || outcome.kind === 'waited')
      return `${title}\n\nThe clock moved ${step.kind === 'wait' ? step.seconds : 0} seconds on.`;
    const { request, answer } = outcome;
    const status = `${answer.status} ${statusText(answer.status)}`.trim();
    const sent = fenced('http', asText(request, hosts));
    return [title, sent, `Answered **${status}**:`, fenced('', answer.text)].join('\n\n');
  });
  const played = outcomes.filter(({ kind }) => kind !== 'stopped').length;
  return [
    `# ${oneLine(name) || 'A scenario'}`,
    `${played} of ${steps.length} steps were played on the reference servers, from fresh demonstration data. Play it again: ${link}`,
    ...parts,
    '',
  ].join('\n\n');
}

/** A fence longer than any in the text. */
function fenced(language: string, text: string): string {
  const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map(([marks]) => marks.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}${language}\n${text.trimEnd()}\n${fence}`;
}
