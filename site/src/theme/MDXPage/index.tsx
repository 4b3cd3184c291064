// Swizzled to put the content, without the layout, in an Article with a page header.
import type { ReactNode } from 'react';
import clsx from 'clsx';
import { HtmlClassNameProvider, PageMetadata, ThemeClassNames } from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import MDXContent from '@theme/MDXContent';
import TOC from '@theme/TOC';
import type { Props } from '@theme/MDXPage';
import Article from '@site/shell/page/article/article.tsx';
import Sign from '@site/shell/page/article/sign.tsx';
import Strip from '@site/shell/page/article/strip.tsx';

export default function MDXPage({ content: Content }: Props): ReactNode {
  const { title = '', description } = Content.metadata;
  return (
    <HtmlClassNameProvider
      className={clsx(ThemeClassNames.wrapper.mdxPages, ThemeClassNames.page.mdxPage)}
    >
      <Layout>
        <PageMetadata title={title} description={description} />
        <Article>
          <main>
            <div className="container">
              <div className="doc doc-with-contents">
                <article className="markdown">
                  <Sign area={undefined}>
                    <Heading as="h1">{title}</Heading>
                  </Sign>
                  <Strip area={undefined} title={title} toc={Content.toc} />
                  <MDXContent>
                    <Content />
                  </MDXContent>
                </article>
                <TOC toc={Content.toc} className={ThemeClassNames.docs.docTocDesktop} />
              </div>
            </div>
          </main>
        </Article>
      </Layout>
    </HtmlClassNameProvider>
  );
}
