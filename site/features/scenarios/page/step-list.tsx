import type { ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import type { PublishedScenario } from '../shared/published-scenario.ts';
import StepLine, { requestText } from './step-line.tsx';
import styles from './story.module.css';

/** A story as a list of requests with their statuses, to be read. */
export default function StepList({ steps, statuses }: PublishedScenario): ReactNode {
  const requests = steps.filter(({ kind }) => kind === 'request');
  return (
    <ol className={styles.steps} data-story-steps>
      {steps.map((step, index) => {
        const status = statuses[requests.indexOf(step)];
        return (
          <li key={index}>
            {step.kind === 'wait' ? (
              <StepLine step={step} />
            ) : (
              <>
                <StepLine step={step} {...(status && { status })} />
                <details className={styles.more}>
                  <summary>
                    <Translate>Request</Translate>
                    <span className="heard">
                      {' '}
                      <Translate values={{ number: index + 1 }}>{'of step {number}'}</Translate>
                    </span>
                  </summary>
                  <pre tabIndex={0}>
                    <code>{requestText(step)}</code>
                  </pre>
                </details>
              </>
            )}
          </li>
        );
      })}
    </ol>
  );
}
