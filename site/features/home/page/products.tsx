import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import { translate } from '@docusaurus/Translate';
import { products } from '@site/content/products.ts';
import Glyph, { isGlyph } from '../../../shell/shared/glyph.tsx';
import { hueOf } from '../../../shell/page/article/sign.tsx';
import styles from './products.module.css';

export default function Products(): ReactNode {
  return (
    <section className={styles.section} aria-labelledby="products">
      <Heading as="h2" id="products">
        {translate({ message: 'Eight products, one set of docs' })}
      </Heading>
      <ul className={styles.grid}>
        {products.map(({ slug, name, purpose }) => (
          <li key={slug}>
            <Link to={`/docs/category/${slug}`} className={styles.product} style={hueOf(slug)}>
              {isGlyph(slug) && <Glyph name={slug} size={112} />}
              <strong>{name}</strong>
              <span>{purpose}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
