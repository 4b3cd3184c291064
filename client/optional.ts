// What can be taken out: delete the folder of one, and its line here. Its README.md goes with that of the package, and
// on pages of the site, what says something of it is between `<Optional of="…">` and `</Optional>`.
// Without the next line a list of nothing would be no module.
export {};
export { mcp } from './mcp/index.ts';
