// Wrapped in an Article: static HTML with islands in the browser.
import type { ReactNode } from 'react';
import { useLocation } from '@docusaurus/router';
import { useDocsSidebar } from '@docusaurus/plugin-content-docs/client';
import DocItem from '@theme-original/DocItem';
import type { Props } from '@theme/DocItem';
import Article from '@site/shell/page/article/article.tsx';
import { trailOn } from '@site/shell/shared/sidebar/trails.ts';

export default function DocArticle(props: Props): ReactNode {
  const { pathname } = useLocation();
  return (
    <Article sidebar={useDocsSidebar()?.name} trail={trailOn(pathname)}>
      <DocItem {...props} />
    </Article>
  );
}
