import type { Report } from '@frontline/exchange/recordings';
import type { ReactNode } from 'react';
import styles from './recordings.module.css';

/** The result in a sentence or two. */
export default function Verdict({ read, matched, asDocumented, preflights }: Report): ReactNode {
  const others = read - matched - preflights;
  return (
    <p className={styles.verdict}>
      {matched === 0 ? (
        <>
          <strong>None of these calls belongs to the three APIs.</strong>{' '}
          {number(read, 'call was', 'calls were')} read.
        </>
      ) : (
        <>
          <strong>
            {asDocumented === matched
              ? `Everything is as documented: ${number(matched, 'call', 'calls')}.`
              : `${number(matched - asDocumented, 'call differs', 'calls differ')} from the docs, ${asDocumented} of ${matched} ${asDocumented === 1 ? 'is' : 'are'} as documented.`}
          </strong>{' '}
          {others > 0 && `${number(others, 'call goes', 'calls go')} elsewhere. `}
          {preflights > 0 &&
            `${number(preflights, 'question', 'questions')} of a browser before a call passed over.`}
        </>
      )}
    </p>
  );
}

const number = (count: number, one: string, many: string): string =>
  `${count.toLocaleString('en')} ${count === 1 ? one : many}`;
