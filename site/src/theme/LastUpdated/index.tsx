// Swizzled because the original creates an Intl.DateTimeFormat, which takes 20 ms on a phone for text that never
// changes.
import type { ReactNode } from 'react';
import { ThemeClassNames } from '@docusaurus/theme-common';
import type { Props } from '@theme/LastUpdated';
import { translate } from '@docusaurus/Translate';

const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

const format = (date: Date): string =>
  `${MONTHS[date.getUTCMonth()]} ${date.getUTCDate()}, ${date.getUTCFullYear()}`;

export default function LastUpdated({ lastUpdatedAt }: Props): ReactNode {
  if (!lastUpdatedAt) return null;
  const date = new Date(lastUpdatedAt);
  return (
    <span className={ThemeClassNames.common.lastUpdated}>
      {translate({ message: 'Last updated on' })}{' '}
      <b>
        <time dateTime={date.toISOString().slice(0, 10)} itemProp="dateModified">
          {format(date)}
        </time>
      </b>
    </span>
  );
}
