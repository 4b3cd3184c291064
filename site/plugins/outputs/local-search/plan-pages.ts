// Where those read who plan, run and connect: the address of a page up to the name of a section, or of a folder.
export const iot = '/docs/call-for-help/pulse-iot-devices#';
export const setup = '/docs/call-for-help/settings#';
export const waits = '/docs/call-for-help/resources#';
export const radio = '/docs/radio/';
export const curbside = '/docs/curbside/';
export const texting = '/docs/text-for-help/';
export const mystore = '/docs/mystore/';
export const counter = '/docs/orderup/';
export const start = '/docs/getting-started/';
export const needs = '/docs/requirements#';
export const support = '/docs/support#';
export const access = '/docs/mystore/user-management#';
export const twilio = '/docs/mystore/twilio#';
export const teams = '/docs/getting-started/microsoft-teams#';
export const apis = '/docs/category/apis#';
export const webhooks = '/docs/apis/webhooks#';
