import { brand } from '../../../../../brand/brand.ts';
import { publishedAt } from '../../../../../brand/published-at.ts';
import { defaultPorts } from '../../../../../scripts/ports.mjs';

/** Names below `.example` belong to nobody (RFC 2606): there the client is where `npm start` serves the site. */
const isNobody = /\.example$/.test(new URL(brand.url).hostname);
const servedAt = isNobody
  ? `http://localhost:${defaultPorts['site']}${brand.baseUrl.slice(0, -1)}`
  : publishedAt;

/** The command that installs the client by its address. */
export const installClient = `npm install ${servedAt}/reference/client.tgz`;

/** The file of a first program. Its ending makes it a module in any folder, and Node 20 runs no TypeScript. */
export const FIRST_CALL = 'first-call.mjs';
