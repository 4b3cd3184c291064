import type { ReactNode } from 'react';
import { ThemeClassNames } from '@docusaurus/theme-common';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import TOCItems, { type Props } from '@theme/TOCItems';
import clsx from 'clsx';
import Translate from '@docusaurus/Translate';
import styles from './folded-contents.module.css';

/** The headings of a page, and which of their levels are listed; those of the site unless told otherwise. */
type ContentsProps = Pick<Props, 'toc' | 'minHeadingLevel' | 'maxHeadingLevel'>;

/** What is on the page, where the window is too narrow for a column of it. It folds without any script. */
export default function FoldedContents({ toc, ...levels }: ContentsProps): ReactNode {
  return (
    <details className={clsx(ThemeClassNames.docs.docTocMobile, styles.contents)}>
      <summary>
        <Translate id="theme.TOCCollapsible.toggleButtonLabel">On this page</Translate>
      </summary>
      <TOCItems toc={toc} className={styles.list!} linkClassName={null} {...levels} />
    </details>
  );
}

/** That of the doc page around it, if it has one. */
export function FoldedContentsOfDoc(): ReactNode {
  const { toc, frontMatter } = useDoc();
  if (frontMatter.hide_table_of_contents || toc.length === 0) return null;
  return (
    <FoldedContents
      toc={toc}
      minHeadingLevel={frontMatter.toc_min_heading_level}
      maxHeadingLevel={frontMatter.toc_max_heading_level}
    />
  );
}
