/** What networks ask of a large card, in CSS pixels. */
export const CARD = { width: 1200, height: 630 };

/** Where the card of a page lies below the built site. */
export const cardFile = (path: string): string =>
  `social/${path === '/' ? 'index' : path.slice(1)}.png`;

/** The card in words. */
export const cardAlt = (title: string, brandName: string): string =>
  title.startsWith(brandName) ? title : `${title}: ${brandName} documentation`;
