import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { scenarios, type ScenarioName } from '../shared/index.ts';
import { scenario as lab } from '../index.ts';
import frame from '../../labs/page/lab.module.css';
import type { PublishedScenario } from '../shared/published-scenario.ts';
import StepLine, { requestText } from './step-line.tsx';
import styles from './scenario.module.css';

/** A scenario on a page: a list of requests to read, until the reader plays it (offer-labs.ts). */
export default function Scenario({ name }: { name: ScenarioName }): ReactNode {
  const { title, noun, anchor } = lab;
  const scenario = scenarios[name];
  useBrokenLinks().collectAnchor(anchor);
  return (
    <section
      id={anchor}
      tabIndex={-1}
      className={frame.lab}
      aria-label={`${title}: ${scenario.name}`}
      data-noun={noun}
      data-scenario={name}
    >
      {/* Target of links from when scenarios were called stories. */}
      <span id="story" />
      <div className={frame.head}>
        <p className={frame.title}>
          {title}: {scenario.name}
        </p>
        <p className={`needs-scripts ${frame.open}`}>
          <span role="status" />
          <button type="button" className="button button--primary">
            {translate({ message: 'Play the {noun}' }, { noun })}
          </button>
        </p>
      </div>
      <p className={frame.about}>{scenario.about}</p>
      <div data-lab-body>
        <div data-lab-picture>
          <StepList {...scenario} />
        </div>
      </div>
    </section>
  );
}

/** The requests of a scenario with their statuses. */
function StepList({ steps, statuses }: PublishedScenario): ReactNode {
  const requests = steps.filter(({ kind }) => kind === 'request');
  return (
    <ol className={styles.steps} data-scenario-steps>
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
                    {translate({ message: 'Request' })}
                    <span className="heard">
                      {' '}
                      {translate({ message: 'of step {number}' }, { number: index + 1 })}
                    </span>
                  </summary>
                  <pre translate="no" className="receipt" data-theme="dark" tabIndex={0}>
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
