import type { ReactNode } from 'react';
import { ThemeClassNames } from '@docusaurus/theme-common';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import TOCItems from '@theme/TOCItems';
import clsx from 'clsx';
import Translate from '@docusaurus/Translate';
import styles from './folded-contents.module.css';

/** What is on the page, where the window is too narrow for a column of it. It folds without any script. */
export default function FoldedContents(): ReactNode {
  const { toc, frontMatter } = useDoc();
  if (frontMatter.hide_table_of_contents || toc.length === 0) return null;
  return (
    <details className={clsx(ThemeClassNames.docs.docTocMobile, styles.contents)}>
      <summary>
        <Translate id="theme.TOCCollapsible.toggleButtonLabel">On this page</Translate>
      </summary>
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
