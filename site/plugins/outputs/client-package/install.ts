import { publishedAt } from '../../../../brand/published-at.ts';

/** The command that installs the client by its address. */
export const installClient = `npm install ${publishedAt}/reference/client.tgz`;
