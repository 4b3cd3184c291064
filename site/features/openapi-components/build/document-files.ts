import { fileURLToPath } from 'node:url';
import { apiNames, sourceUrl } from '@frontline/specs/apis';

/** The files whose change makes every page that shows a fact out of date, one for each API. */
export const documentFiles = apiNames.map((api) => fileURLToPath(sourceUrl(api)));
