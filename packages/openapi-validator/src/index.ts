export { anchorOf, fieldOf } from './finding.ts';
export type { Contract, OpenApiDocument } from './document.ts';
export type { Finding } from './finding.ts';
export { judgeAnswer, type Answer } from './judge-answer.ts';
export { judgeRequest } from './judge-request.ts';
export { isJson } from './judge-answer.ts';
export { operationAt } from './path-finder.ts';
