import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import type { Part } from '../../shared/pack-list.ts';
import { isOutdated } from '../update.ts';
import { savesData } from '../../../../shell/page/schedule.ts';
import { dateOf, dayOf, sizeOf } from '../words.ts';
import { StorePackError } from '../fetch-file.ts';
import styles from './panel.module.css';
import type { Pack } from './use-pack.ts';

/** The state as a live region; the progress of saving is not announced. */
export default function StateLine({ pack, parts }: { pack: Pack; parts: Part[] }): ReactNode {
  const { step } = pack;
  return (
    <>
      <p role="status" className={styles.state} data-state={step.name}>
        {stateText(pack, parts)}
      </p>
      {step.name === 'saving' && step.total > 0 && (
        <p className={styles.progress}>
          <progress
            aria-label={translate({ message: 'Saving the store pack' })}
            value={step.done}
            max={step.total}
          />
          <span>
            {translate(
              { message: '{percent}% of {size}' },
              { percent: Math.floor((100 * step.done) / step.total), size: sizeOf(step.total) },
            )}
          </span>
        </p>
      )}
    </>
  );
}

function stateText({ step, saved, list }: Pack, parts: Part[]): string {
  if (step.name === 'looking') return 'Checking what to save…';
  if (step.name === 'removing') return 'Removing…';
  if (step.name === 'saving') return 'Saving. Keep this page open.';
  if (step.name === 'failed') return failureText(step.error);
  if (!saved) {
    return list
      ? 'Not saved on this device.'
      : 'Not saved on this device. The site did not respond, so nothing can be saved now.';
  }
  const of = saved.changed ? `, last changed on ${dayOf(saved.changed)}` : '';
  const savedText = `Saved on ${dateOf(saved.savedAt)}: version ${saved.version}${of}.`;
  if (!list) return `${savedText} The site is not responding.`;
  if (saved.version !== list.version) return `${savedText} The site has changed since.`;
  if (isOutdated(saved, list, parts)) return `${savedText} You have now selected other parts.`;
  return savesData()
    ? `${savedText} It is up to date. With data saver on, it is updated only when you ask.`
    : `${savedText} It is up to date, and is updated when you are online.`;
}

/** The message for an error while saving, with the fix. */
function failureText(error: unknown): string {
  if (!(error instanceof StorePackError)) {
    return 'The site did not respond. Check that you are online, then try again.';
  }
  const { reason, file } = error;
  const texts = {
    full: 'This browser has no room left for the pack. Free some space on the device or leave the sandbox out, then try again.',
    'not arrived': `The file ${file} did not load. What was downloaded is kept: check that you are online, then try again.`,
    differs: `The file ${file} does not match this version. The site may be updating: try again in a few minutes.`,
    busy: 'Another tab is saving the pack. Wait until it is done.',
  };
  return texts[reason];
}
