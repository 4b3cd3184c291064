/** A page of the docs as Markdown, by its address on the site: `/docs/lockers/intro`. */
export interface DocsPage {
  path: string;
  markdown: string;
}

/** A command of the package that its `start.ts` runs, in a file of its own. */
export interface OptionalCommand {
  /** What it does, in the lines of `--help`. */
  help: string[];
  /** Its line in llms.txt. */
  llms: (packageName: string, site: string) => string;
  /** What it reads beside itself. */
  files: (pages: DocsPage[]) => Record<string, string | Buffer>;
  /** Whose license goes with these files, by a file of each. */
  thirdParty: string[];
}
