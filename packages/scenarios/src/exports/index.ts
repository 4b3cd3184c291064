export { asCurl } from './curl.ts';
export { asHttpFile } from './http-file.ts';
export { asPostman } from './postman.ts';
export { asReport } from './report.ts';
export { asVitest, type ClientCall } from './vitest-file.ts';
