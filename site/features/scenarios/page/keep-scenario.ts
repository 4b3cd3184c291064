import siteConfig from '@generated/docusaurus.config';
import { messageIdBits } from '@frontline/specs/call-for-help/limits';
import { openCodeLength } from '@frontline/specs/lockers/limits';
import { fromCalls } from '@frontline/scenarios';
import { writeLink } from '@frontline/scenarios/link';
import type { callsOf, historyEnd } from '../../sandbox/page/call-history.ts';
import { ReaderError } from '../../sandbox/page/reader-error.ts';
import { publicData } from '../shared/published-scenario.ts';

/** Opens the calls of a sandbox as a scenario: in this page if it shows one, otherwise on the page of Call for Help. */
export async function openAsScenario(
  calls: ReturnType<typeof callsOf>,
  end: ReturnType<typeof historyEnd>,
): Promise<void> {
  const steps = fromCalls(calls, [messageIdBits, openCodeLength], end);
  const count = steps.filter(({ kind }) => kind === 'request').length;
  const more = count < calls.length ? `, the last ${count} calls` : '';
  const link = await writeLink({ name: `What I did${more}`, steps }, publicData).catch(
    (cause: Error) => {
      throw new ReaderError(`This cannot be kept as a scenario. ${cause.message}`, { cause });
    },
  );
  const hash = `#scenario=${link}`;
  const isHere = document.querySelector('[data-scenario]');
  location.assign(isHere ? hash : `${siteConfig.baseUrl}docs/call-for-help/intro${hash}`);
}
