import type { Finding, Report } from '@frontline/openapi-validator/recordings';
import siteConfig from '@generated/docusaurus.config';
import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import styles from './recordings.module.css';

/** Further findings are only in the saved report. */
const MAX_FINDINGS = 100;

/** Every difference with a link to the docs, then all operations in the recording. */
export default function ReportView(report: Report): ReactNode {
  const { damaged, damages, findings, operations } = report;
  return (
    <>
      {damaged > 0 && (
        <>
          <p className={styles.heading}>
            {damaged === 1
              ? translate({ message: '1 part could not be read' })
              : translate({ message: '{damaged} parts could not be read' }, { damaged })}
          </p>
          <ul>
            {damages.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
        </>
      )}
      {findings.length > 0 && (
        <ol className={styles.findings} aria-label={translate({ message: 'Differences' })}>
          {findings.slice(0, MAX_FINDINGS).map((finding) => (
            <FindingItem key={keyOf(finding)} {...finding} />
          ))}
        </ol>
      )}
      {findings.length > MAX_FINDINGS && (
        <p>
          {translate(
            { message: '{count} more are in the report that you can save.' },
            { count: findings.length - MAX_FINDINGS },
          )}
        </p>
      )}
      {operations.length > 0 && <SeenOperations operations={operations} />}
    </>
  );
}

const keyOf = ({ call, status, severity, message }: Finding): string =>
  [call, status, severity, message].join(' ');
const linkTo = (href: string): string => siteConfig.baseUrl + href.slice(1);

/** Renders text between backticks as code. */
const withCode = (sentence: string): ReactNode[] =>
  sentence
    .split('`')
    .map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part));

function FindingItem(finding: Finding): ReactNode {
  const { severity, call, status, message, href, docs, count, first, excerpt } = finding;
  return (
    <li className={styles[severity]}>
      <p>
        <span className={styles.mark}>
          {severity === 'differs'
            ? translate({ message: 'Differs' })
            : translate({ message: 'Note' })}
        </span>{' '}
        <strong>{withCode(message)}</strong>
      </p>
      <p className={styles.place}>
        <code>{call}</code>
        {status === undefined
          ? translate({ message: ', no response recorded' })
          : translate({ message: ', answered {status}' }, { status })}{' '}
        ·{' '}
        {count === 1
          ? first
          : translate({ message: '{times}, first in {first}' }, { times: times(count), first })}
      </p>
      <p className={styles.docs}>
        {translate({ message: 'The docs:' })} <a href={linkTo(href)}>{docs}</a>
      </p>
      {excerpt && (
        <details>
          <summary>{translate({ message: 'Response, secrets masked' })}</summary>
          <pre translate="no" className="receipt" data-theme="dark" tabIndex={0}>
            {excerpt}
          </pre>
        </details>
      )}
    </li>
  );
}

function SeenOperations({ operations }: Pick<Report, 'operations'>): ReactNode {
  return (
    <>
      <p className={styles.heading}>
        {translate({ message: 'What was called, and what the docs say' })}
      </p>
      <ul className={styles.seen} aria-label={translate({ message: 'Operations seen' })}>
        {operations.map(({ api, call, href, summary, count, statuses }) => (
          <li key={`${api} ${call}`}>
            <code>{call}</code> <a href={linkTo(href)}>{summary}</a>
            <ul>
              {statuses.map((one) => (
                <li key={one.status}>
                  <strong>{one.status}</strong>, {times(one.count)}:{' '}
                  {one.isDocumented ? (
                    <a href={linkTo(one.href)}>{one.docs}</a>
                  ) : (
                    translate({ message: 'not documented' })
                  )}
                </li>
              ))}
              {statuses.length === 0 && (
                <li>
                  {translate({ message: 'no response recorded, {times}' }, { times: times(count) })}
                </li>
              )}
            </ul>
          </li>
        ))}
      </ul>
    </>
  );
}

const times = (count: number): string =>
  count === 1 ? 'once' : `${count.toLocaleString('en')} times`;
