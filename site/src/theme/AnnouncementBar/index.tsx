// Swizzled because the original has the landmark role banner, which a page may have only once. Static HTML:
// shell/page/navbar/start.ts removes it.
import type { ReactNode } from 'react';
import clsx from 'clsx';
import { ThemeClassNames, useThemeConfig } from '@docusaurus/theme-common';
import CloseButton from '@theme/AnnouncementBar/CloseButton';
import Content from '@theme/AnnouncementBar/Content';
import { translate } from '@docusaurus/Translate';
import styles from './styles.module.css';

export default function AnnouncementBar(): ReactNode {
  const { announcementBar } = useThemeConfig();
  if (!announcementBar) return null;
  return (
    <div
      className={clsx(ThemeClassNames.announcementBar.container, styles.bar)}
      role="region"
      aria-label={translate({ message: 'Announcement' })}
      data-announcement={announcementBar.id}
    >
      <Content className={styles.content} />
      {announcementBar.isCloseable && (
        <CloseButton className={clsx(styles.close, 'needs-scripts')} />
      )}
    </div>
  );
}
