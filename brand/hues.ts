/**
 * The color of each product, on which white words stand 4.5 to 1 or better: of its signs, its social cards and its
 * sheets. No two are the same.
 */
export const hues = {
  'call-for-help': '#ad4600',
  'text-for-help': '#2257c4',
  orderup: '#ad2759',
  lockers: '#6740b4',
  mystore: '#00669b',
  curbside: '#54680a',
  media: '#8e2f8c',
  radio: '#7f5600',
};
