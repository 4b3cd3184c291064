import { fileURLToPath } from 'node:url';

/** The three documents, named as the pages under /docs/apis are. */
export const apiNames = ['call-for-help', 'lockers', 'radio'] as const;

/** The files whose change makes every page that shows a fact out of date. */
export const documentFiles = apiNames.map((api) =>
  fileURLToPath(new URL(`../../../specs/${api}-api.yaml`, import.meta.url)),
);
