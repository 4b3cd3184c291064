/**
 * For whoever has a message or a symptom and does not know the product's page: the tables of all pages that say what a
 * message or a sight means, gathered while the site is built, on one page.
 */
export { remarkTroubleshooting, gatheredVersion } from './build/remark.ts';
export { answeredMessages, remarkAnsweringRows, rowIdOf } from './build/answering-rows.ts';
