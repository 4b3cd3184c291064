// Swizzled because the original is a button that needs React; a `<details>` folds without any script.
import type { ReactNode } from 'react';
import { ThemeClassNames } from '@docusaurus/theme-common';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import TOCItems from '@theme/TOCItems';
import clsx from 'clsx';
import styles from './styles.module.css';

export default function DocItemTOCMobile(): ReactNode {
  const { toc, frontMatter } = useDoc();
  return (
    <details className={clsx(ThemeClassNames.docs.docTocMobile, styles.contents)}>
      <summary>On this page</summary>
      <TOCItems
        toc={toc}
        className={styles.list!}
        linkClassName={null}
        {...(frontMatter.toc_min_heading_level && {
          minHeadingLevel: frontMatter.toc_min_heading_level,
        })}
        {...(frontMatter.toc_max_heading_level && {
          maxHeadingLevel: frontMatter.toc_max_heading_level,
        })}
      />
    </details>
  );
}
