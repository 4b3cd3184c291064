// Swizzled because the original makes a date formatter of the browser's, 20 ms of a phone's time for
// three words that never change.
import type { ReactNode } from 'react';
import { ThemeClassNames } from '@docusaurus/theme-common';
import type { Props } from '@theme/LastUpdated';
import Translate from '@docusaurus/Translate';

const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

const inWords = (date: Date): string =>
  `${MONTHS[date.getUTCMonth()]} ${date.getUTCDate()}, ${date.getUTCFullYear()}`;

export default function LastUpdated({ lastUpdatedAt }: Props): ReactNode {
  if (!lastUpdatedAt) return null;
  const date = new Date(lastUpdatedAt);
  return (
    <span className={ThemeClassNames.common.lastUpdated}>
      <Translate>Last updated on</Translate>{' '}
      <b>
        <time dateTime={date.toISOString().slice(0, 10)} itemProp="dateModified">
          {inWords(date)}
        </time>
      </b>
    </span>
  );
}
