/** Entry for browser code, which runs without the OpenAPI document. */
export * from './form/operation-form.ts';
export { LANGUAGE_KEY, SCROLL_OFFSET } from './constants.ts';
export * from './json/digits.ts';
export { isObject, type Json } from './json/json.ts';
export { concrete, essence, mediaKind } from './samples/media-kind.ts';
export { escapeName, type FormPart } from './samples/form-parts.ts';
export type { SampleRequest } from './samples/request.ts';
export {
  contentText,
  decodedPair,
  filledPath,
  inForm,
  inHeader,
  inPath,
  inQuery,
  pairsOf,
} from './samples/written-value.ts';
export type { ServerVariable, Writing } from './model/api-model.ts';
