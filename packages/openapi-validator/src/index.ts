export { anchorOf, fieldOf } from './anchor.ts';
export type { Contract, OpenApiDocument, Operation, Validate } from './document.ts';
export type { Finding } from './finding.ts';
export { judgeAnswer, type Answer } from './judge-answer.ts';
export { judgeRequest, type Sent } from './judge-request.ts';
export { isJson, mediaTypeOf } from './media-type.ts';
export { operationAt, type Located } from './operation-at.ts';
