// Swizzled to open each page with its sign: title, whom the page is for and what kind of page it is.
import type { ReactNode } from 'react';
import clsx from 'clsx';
import { ThemeClassNames } from '@docusaurus/theme-common';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import Heading from '@theme/Heading';
import MDXContent from '@theme/MDXContent';
import type { Props } from '@theme/DocItem/Content';
import siteConfig from '@generated/docusaurus.config';
import { applyTrailingSlash } from '@site/plugins/engine/page/addresses.ts';
import { apis } from '@site/products.ts';
import PageMarkdown from '@site/src/components/page-markdown.tsx';
import Sign, { hueOf } from '@site/src/components/sign.tsx';
import PageFacts, { type PageFactsProps } from '@site/src/components/page-facts.tsx';

export default function DocItemContent({ children }: Props): ReactNode {
  const { metadata, frontMatter } = useDoc();
  const facts = frontMatter as unknown as PageFactsProps;
  const area = areaOfPage(metadata.id, facts);
  return (
    <div className={clsx(ThemeClassNames.docs.docMarkdown, 'markdown')} style={hueOf(area)}>
      <Sign area={area}>
        <Heading as="h1">{metadata.title}</Heading>
        <PageFacts {...facts} />
        <PageMarkdown page={applyTrailingSlash(metadata.permalink, siteConfig)} />
      </Sign>
      <MDXContent>{children}</MDXContent>
    </div>
  );
}

/** A page belongs to the folder it is in; one of the API reference to the product whose API it is. */
function areaOfPage(id: string, { applies_to }: PageFactsProps): string | undefined {
  const folder = id.includes('/') ? id.split('/')[0] : undefined;
  return folder === apis.slug ? applies_to?.product : folder;
}
