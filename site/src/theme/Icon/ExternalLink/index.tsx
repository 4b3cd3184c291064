// Swizzled because the original has a label but no role, so screen readers may pass over it.
import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import type { Props } from '@theme/Icon/ExternalLink';

export default function IconExternalLink({ width = 11, height = 11 }: Props): ReactNode {
  return (
    <svg
      width={width}
      height={height}
      viewBox="0 0 12 12"
      role="img"
      aria-label={translate({
        id: 'theme.IconExternalLink.ariaLabel',
        message: '(opens in new tab)',
      })}
    >
      <path
        d="M4.5 2H2v8h8V7.5M7 1.5h3.5V5M10.2 1.8 5.5 6.5"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.4"
      />
    </svg>
  );
}
