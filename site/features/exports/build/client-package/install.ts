import { brand } from '../../../../../brand/brand.ts';
import { publishedAt } from '../../../../../brand/published.ts';
import { defaultPorts } from '../../../../../scripts/ports.mjs';

/** `.example` domains are placeholders (RFC 2606): then the client is installed from where `npm start` serves the site. */
const isPlaceholder = /\.example$/.test(new URL(brand.url).hostname);
const servedAt = isPlaceholder
  ? `http://localhost:${defaultPorts['site']}${brand.baseUrl.slice(0, -1)}`
  : publishedAt;

/** The command that installs the client by URL. */
export const installClient = `npm install ${servedAt}/reference/client.tgz`;

/** File name of the first example. `.mjs` is a module in any package, and Node 20 does not run TypeScript. */
export const FIRST_CALL = 'first-call.mjs';
