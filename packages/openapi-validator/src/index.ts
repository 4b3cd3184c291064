export { anchorOf, fieldOf } from './finding.ts';
export type { Contract, OpenApiDocument } from './document.ts';
export type { Finding } from './finding.ts';
export { isJson, parsedJson, validateResponse, type ResponseParts } from './validate-response.ts';
export { validateRequest } from './validate-request.ts';
export { operationAt } from './path-finder.ts';
