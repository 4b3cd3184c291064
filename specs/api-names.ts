import ports from './ports.json' with { type: 'json' };

/** The name of an API: of its document, its server and its pages. */
export type ApiName = keyof typeof ports;

/** All APIs in reading order, from `ports.json`. This module imports nothing else, so pages can load it. */
export const apiNames = Object.keys(ports) as ApiName[];
