import { products } from '../../../content/products.ts';

/** The files of the register in the order they are shown, and what each is about. */
export const registers: Record<string, string> = {
  suite: 'All products',
  ...Object.fromEntries(products.map(({ slug, name }) => [slug, name])),
  apis: 'APIs',
};
