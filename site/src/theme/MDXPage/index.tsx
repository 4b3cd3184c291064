// Swizzled because what a page says is an article, and the original wraps the bars around it by itself.
import type { ReactNode } from 'react';
import clsx from 'clsx';
import { HtmlClassNameProvider, PageMetadata, ThemeClassNames } from '@docusaurus/theme-common';
import Layout from '@theme/Layout';
import MDXContent from '@theme/MDXContent';
import TOC from '@theme/TOC';
import type { Props } from '@theme/MDXPage';
import Article from '@site/shell/page/article/article.tsx';

export default function MDXPage({ content: Content }: Props): ReactNode {
  const { title, description, frontMatter } = Content.metadata;
  return (
    <HtmlClassNameProvider
      className={clsx(ThemeClassNames.wrapper.mdxPages, ThemeClassNames.page.mdxPage)}
    >
      <Layout>
        <PageMetadata
          title={title}
          description={description}
          keywords={frontMatter.keywords ?? []}
        />
        <Article>
          <main className="container container--fluid margin-vert--lg">
            <div className="row row--centered">
              <div className="col col--8">
                <article>
                  <MDXContent>
                    <Content />
                  </MDXContent>
                </article>
              </div>
              {Content.toc.length > 0 && (
                <div className="col col--2">
                  <TOC toc={Content.toc} />
                </div>
              )}
            </div>
          </main>
        </Article>
      </Layout>
    </HtmlClassNameProvider>
  );
}
