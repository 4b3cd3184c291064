/** Documents and their model, without pages: for programs that do not load JSX. */
export { checkFaults, MAX_REPORTED } from '../document/faults.ts';
export { DocumentProblem } from '../document/problem.ts';
export { readDocument, type SourceDocument } from '../document/read-document.ts';
export { resolveLinks, type LinkOptions } from '../document/resolve-links.ts';
export { buildModel } from './build-model.ts';
export { NOTHING, pagesOf, sectionsOf, shownOn, type ReferencePage, type Shown } from './pages.ts';
export type * from './api-model.ts';
export { MANY_OPERATIONS } from '../constants.ts';
export { sampleRequest, type SampleOptions, type SampleRequest } from '../samples/request.ts';
export { languages } from '../samples/languages.ts';
export type { Reference } from '../reference.ts';
