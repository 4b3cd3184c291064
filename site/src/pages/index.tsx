import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import Layout from '@theme/Layout';
import { homeDescription } from '@site/content/products.ts';
import Article from '@site/shell/page/article/article.tsx';
import RoleCards from '@site/features/home/page/role-cards.tsx';
import Errors from '@site/features/home/page/errors.tsx';
import Hero from '@site/features/home/page/hero.tsx';
import Integrations from '@site/features/home/page/integrations.tsx';
import Products from '@site/features/home/page/products.tsx';

export default function Home(): ReactNode {
  return (
    <Layout title={translate({ message: 'Documentation' })} description={homeDescription}>
      <Article>
        <main>
          <Hero />
          <RoleCards />
          <Products />
          <Errors />
          <Integrations />
        </main>
      </Article>
    </Layout>
  );
}
