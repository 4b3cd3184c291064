import type { Report } from '@frontline/openapi-validator/recordings';
import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import styles from './recordings.module.css';

/** The result in a sentence or two. */
export default function Verdict({ read, matched, asDocumented, preflights }: Report): ReactNode {
  const others = read - matched - preflights;
  if (read === 0) {
    return (
      <p className={styles.verdict}>
        <strong>{translate({ message: 'This recording has no call that could be read.' })}</strong>
      </p>
    );
  }
  return (
    <p className={styles.verdict}>
      {matched === 0 ? (
        <>
          <strong>{translate({ message: 'These calls do not belong to the three APIs.' })}</strong>{' '}
          {read === 1
            ? translate({ message: '1 call was read.' })
            : translate({ message: '{calls} calls were read.' }, { calls: number(read) })}
        </>
      ) : (
        <>
          <strong>
            {asDocumented === matched
              ? allAsDocumented(matched)
              : translate(
                  { message: '{differing} from the docs, {others} as documented.' },
                  {
                    differing: differing(matched - asDocumented),
                    others: asOthers(asDocumented, matched),
                  },
                )}
          </strong>{' '}
          {others > 0 && `${elsewhere(others)} `}
          {preflights > 0 && passedOver(preflights)}
        </>
      )}
    </p>
  );
}

const number = (count: number): string => count.toLocaleString('en');

const allAsDocumented = (count: number): string =>
  count === 1
    ? translate({ message: 'Everything is as documented: 1 call.' })
    : translate(
        { message: 'Everything is as documented: {calls} calls.' },
        { calls: number(count) },
      );

const differing = (count: number): string =>
  count === 1
    ? translate({ message: '1 call differs' })
    : translate({ message: '{calls} calls differ' }, { calls: number(count) });

const asOthers = (documented: number, all: number): string =>
  documented === 1
    ? translate({ message: '1 of {all} is' }, { all })
    : translate({ message: '{documented} of {all} are' }, { documented, all });

const elsewhere = (count: number): string =>
  count === 1
    ? translate({ message: '1 call goes elsewhere.' })
    : translate({ message: '{calls} calls go elsewhere.' }, { calls: number(count) });

const passedOver = (count: number): string =>
  count === 1
    ? translate({ message: '1 preflight request was skipped.' })
    : translate(
        { message: '{questions} preflight requests were skipped.' },
        { questions: number(count) },
      );
