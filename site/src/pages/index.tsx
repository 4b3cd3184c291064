import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import Layout from '@theme/Layout';
import Article from '@site/src/components/article/article.tsx';
import Doors from '@site/src/components/home/doors.tsx';
import Errors from '@site/src/components/home/errors.tsx';
import Hero from '@site/src/components/home/hero.tsx';
import Integrations from '@site/src/components/home/integrations.tsx';
import Products from '@site/src/components/home/products.tsx';

export default function Home(): ReactNode {
  return (
    <Layout
      title={translate({ message: 'Documentation' })}
      description="Set up, run and connect the eight in-store products: guides for staff and administrators, API reference for integrators."
    >
      <Article>
        <main>
          <Hero />
          <Doors />
          <Products />
          <Errors />
          <Integrations />
        </main>
      </Article>
    </Layout>
  );
}
