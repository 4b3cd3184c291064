export { anchorOf, fieldOf } from './anchor.ts';
export type { Contract, OpenApiDocument } from './document.ts';
export type { Finding } from './finding.ts';
export { judgeAnswer, type Answer } from './judge-answer.ts';
export { judgeRequest } from './judge-request.ts';
export { isJson } from './media-type.ts';
export { operationAt } from './operation-at.ts';
