import { brand } from '../../../brand.ts';

/** The command that installs the client by its address. */
export const installClient = `npm install ${brand.url}/reference/client.tgz`;
