// Swizzled because the original calls itself a banner, a landmark that a page may have only once.
import type { ReactNode } from 'react';
import clsx from 'clsx';
import { ThemeClassNames, useThemeConfig } from '@docusaurus/theme-common';
import { useAnnouncementBar } from '@docusaurus/theme-common/internal';
import CloseButton from '@theme/AnnouncementBar/CloseButton';
import Content from '@theme/AnnouncementBar/Content';
import Part from '@site/src/components/part/part.tsx';
import styles from './styles.module.css';

export default function AnnouncementBar(): ReactNode {
  return (
    <Part name="announcement bar">
      <Announcement />
    </Part>
  );
}

function Announcement(): ReactNode {
  const { announcementBar } = useThemeConfig();
  const { isActive, close } = useAnnouncementBar();
  if (!isActive) return null;
  return (
    <div
      className={clsx(ThemeClassNames.announcementBar.container, styles.bar)}
      role="region"
      aria-label="Announcement"
    >
      <Content className={styles.content} />
      {announcementBar?.isCloseable && <CloseButton onClick={close} className={styles.close} />}
    </div>
  );
}
