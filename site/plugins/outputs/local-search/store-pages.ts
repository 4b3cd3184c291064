// Where store staff read: the address of a page, up to the name of a section.
export const trouble = '/docs/call-for-help/troubleshooting#';
export const request = '/docs/call-for-help/intro#';
export const button = '/docs/call-for-help/call-buttons#';
export const screen = '/docs/call-for-help/digital-call-buttons#';
export const suite = '/docs/troubleshooting#';
export const locker = '/docs/lockers/intro#';
export const radio = '/docs/radio/troubleshooting#';
export const car = '/docs/curbside/usage#';
export const texting = '/docs/text-for-help/intro#';
export const counter = '/docs/orderup/intro#';
export const media = '/docs/media/intro#';
export const mystore = '/docs/mystore/intro#';

/** The section of most pages that names what they leave out. */
export const uncovered = 'what-these-docs-do-not-cover';
