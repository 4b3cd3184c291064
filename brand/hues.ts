/**
 * The color of each product, for its page headers, social cards and printables. All are different, with a contrast of
 * at least 4.5:1 to white text.
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
