import ports from './ports.json' with { type: 'json' };

/** An API, as its document, its server and its pages are named. */
export type ApiName = keyof typeof ports;

/** All APIs in reading order. `ports.json` is their list; this file has no more, so pages may load it. */
export const apiNames = Object.keys(ports) as ApiName[];
