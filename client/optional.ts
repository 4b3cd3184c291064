// Features that can be removed: delete the folder and its line here. Its README.md is appended to that of the package,
// and pages of the site mention it between `<Optional of="…">` and `</Optional>`.
// The next line keeps this file a module if the list is empty.
export {};
export { mcp } from './mcp/index.ts';
