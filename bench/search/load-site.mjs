// Loads the site without building it. Plain Node: a TypeScript loader would get in the way of Docusaurus' own.
import { fileURLToPath } from 'node:url';
import site from '@docusaurus/core/lib/server/site.js';

await site.loadSite({ siteDir: fileURLToPath(new URL('../../site', import.meta.url)) });
