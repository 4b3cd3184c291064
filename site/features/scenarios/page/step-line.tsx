import { asText, type Step } from '@frontline/scenarios';
import type { ReactNode } from 'react';
import { hosts } from '../shared/published-scenario.ts';
import { statusText } from '../../reference/page/try-it/status-text.ts';
import styles from './scenario.module.css';

/** What a step sends, and the status of the response. */
export default function StepLine({ step, status }: { step: Step; status?: number }): ReactNode {
  const sent =
    step.kind === 'wait' ? `+${step.seconds} s` : `${step.method} ${step.path.split('?')[0]}`;
  return (
    <p className={styles.line}>
      {step.note && <span className={styles.note}>{step.note}</span>} <code>{sent}</code>{' '}
      {status !== undefined && (
        <span data-status className={status < 400 ? styles.good : styles.bad}>
          {status} {statusText(status)}
        </span>
      )}
    </p>
  );
}

/** The printed text of a request. */
export const requestText = (step: Parameters<typeof asText>[0]): string => asText(step, hosts);
