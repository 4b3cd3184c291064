// Swizzled to add the page header: title, type, roles and product.
import type { ReactNode } from 'react';
import clsx from 'clsx';
import { ThemeClassNames } from '@docusaurus/theme-common';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import Heading from '@theme/Heading';
import MDXContent from '@theme/MDXContent';
import type { Props } from '@theme/DocItem/Content';
import Sign, { areaOfDoc } from '@site/shell/page/article/sign.tsx';
import PageFacts, { type PageFactsProps } from '@site/shell/page/article/page-facts.tsx';

export default function DocItemContent({ children }: Props): ReactNode {
  const { metadata, frontMatter } = useDoc();
  const facts = frontMatter as unknown as PageFactsProps;
  return (
    <div className={clsx(ThemeClassNames.docs.docMarkdown, 'markdown')}>
      <Sign area={areaOfDoc(metadata.id, frontMatter)}>
        <Heading as="h1">{metadata.title}</Heading>
        <PageFacts {...facts} />
      </Sign>
      <MDXContent>{children}</MDXContent>
    </div>
  );
}
