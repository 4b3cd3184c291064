/** As in brand/hues.ts, and none of its colors. */
export const hues = {
  'call-for-help': '#9c1f1f',
  'text-for-help': '#1f4f9c',
  orderup: '#8a1f5f',
  lockers: '#4d2f9c',
  mystore: '#0b5f7a',
  curbside: '#3f6212',
  media: '#7a1f7a',
  radio: '#6b4a00',
};
