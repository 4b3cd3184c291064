// Swizzled to say under each title whom the page is for and what kind of page it is.
import type { ReactNode } from 'react';
import clsx from 'clsx';
import { ThemeClassNames } from '@docusaurus/theme-common';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import Heading from '@theme/Heading';
import MDXContent from '@theme/MDXContent';
import type { Props } from '@theme/DocItem/Content';
import PageMarkdown from '@site/src/components/page-markdown.tsx';
import PageFacts, { type PageFactsProps } from '@site/src/components/page-facts.tsx';

export default function DocItemContent({ children }: Props): ReactNode {
  const { metadata, frontMatter } = useDoc();
  return (
    <div className={clsx(ThemeClassNames.docs.docMarkdown, 'markdown')}>
      <header>
        <Heading as="h1">{metadata.title}</Heading>
        <PageFacts {...(frontMatter as unknown as PageFactsProps)} />
        <PageMarkdown page={metadata.permalink} />
      </header>
      <MDXContent>{children}</MDXContent>
    </div>
  );
}
