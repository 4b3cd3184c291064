/** A page of the docs as Markdown, with its path on the site: `/docs/lockers/intro`. */
export interface DocsPage {
  path: string;
  markdown: string;
}

/** A command of the package in its own file, run by its `start.ts`. */
export interface OptionalCommand {
  /** What it does, in the lines of `--help`. */
  help: string[];
  /** Its line in llms.txt. */
  llms: (packageName: string, site: string) => string;
  /** The data files it reads. */
  files: (pages: DocsPage[]) => Record<string, string | Buffer>;
  /** A file of each bundled package whose license must be included. */
  thirdParty: string[];
}
