import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { products } from '@site/products.ts';
import Glyph, { isGlyph } from '../glyph.tsx';
import { hueOf } from '../sign.tsx';
import styles from './products.module.css';

/** Known purposes are printed; for the others the name alone is all that is safely true. */
const lines = new Map([
  ['call-for-help', 'Customers ask for staff. Staff claim and complete each request.'],
  ['text-for-help', 'Plan a number, its wording and the rules for texting.'],
  ['orderup', 'Where it fits, what to prepare and where to get help.'],
  ['lockers', 'Touchless pickup lockers: load, open, hand over.'],
  ['mystore', 'Set up, text messages and the people who use it.'],
  ['curbside', 'From arrival to hand-over at the car.'],
  ['media', 'Good practice for screens and sound in the store.'],
  ['radio', 'Text becomes speech on edge devices.'],
]);

/** The eight products. */
export default function Products(): ReactNode {
  return (
    <section className={styles.section} aria-labelledby="products">
      <h2 id="products">Eight products, one set of docs</h2>
      <ul className={styles.grid}>
        {products.map(({ slug, name }) => (
          <li key={slug}>
            <Link to={`/docs/category/${slug}`} className={styles.product} style={hueOf(slug)}>
              {isGlyph(slug) && <Glyph name={slug} size={112} />}
              <strong>{name}</strong>
              <span>{lines.get(slug)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
