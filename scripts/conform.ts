import { conform } from '../client/command/conform.ts';

await conform(process.argv.slice(2));
