// Swizzled because the original has a label but no role, so screen readers may skip it.
import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { NewTabMark } from '@site/shell/shared/new-tab-mark.tsx';
import type { Props } from '@theme/Icon/ExternalLink';

export default function IconExternalLink({ width = 11, height = 11 }: Props): ReactNode {
  const label = translate({
    id: 'theme.IconExternalLink.ariaLabel',
    message: '(opens in new tab)',
  });
  return <NewTabMark label={label} width={width} height={height} />;
}
