import type { Json } from '../json/json.ts';

/** The type of a keyword's value: a plain value, an object of the table, or several of them. */
export type ValueType =
  | { plain: Plain }
  /** One of a few allowed values. */
  | { among: readonly Json[] }
  | { one: ObjectKind }
  | { list: ObjectKind }
  /** A map of objects; `x-` keys are extensions where `isOpen`. */
  | { map: ObjectKind; isOpen?: boolean }
  /** A map of plain values. */
  | { plains: Plain };

type Plain = 'text' | 'url' | 'number' | 'bound' | 'flag' | 'names' | 'any' | 'type';

/** A keyword that the page shows, one that it accepts but does not show, or one that it rejects with a fix. */
export type Keyword = ValueType | { silent: ValueType } | { refused: string };

export type ObjectKind =
  | 'OpenAPI'
  | 'Info'
  | 'Contact'
  | 'License'
  | 'Server'
  | 'ServerVariable'
  | 'Components'
  | 'PathItem'
  | 'Operation'
  | 'ExternalDocs'
  | 'Parameter'
  | 'RequestBody'
  | 'MediaType'
  | 'Encoding'
  | 'Response'
  | 'Callback'
  | 'Example'
  | 'Link'
  | 'Header'
  | 'Tag'
  | 'TagGroup'
  | 'Refused'
  | 'Reference'
  | 'Schema'
  | 'Discriminator'
  | 'XML'
  | 'SecurityScheme'
  | 'OAuthFlows'
  | 'OAuthFlow'
  | 'SecurityRequirement';

/** The keywords of one object; `*` matches every other name. */
export type Keywords = Record<string, Keyword>;

export const text: ValueType = { plain: 'text' };
export const url: ValueType = { plain: 'url' };
export const number: ValueType = { plain: 'number' };
/** A number, or in OpenAPI 3.0 a boolean that makes the limit exclusive. */
export const bound: ValueType = { plain: 'bound' };
export const flag: ValueType = { plain: 'flag' };
export const names: ValueType = { plain: 'names' };
export const any: ValueType = { plain: 'any' };
export const one = (kind: ObjectKind): ValueType => ({ one: kind });
export const list = (kind: ObjectKind): ValueType => ({ list: kind });
export const map = (kind: ObjectKind): ValueType => ({ map: kind });
export const openMap = (kind: ObjectKind): ValueType => ({ map: kind, isOpen: true });
export const among = (...words: Json[]): ValueType => ({ among: words });

export const silent = (type: ValueType): Keyword => ({ silent: type });
export const refused = (cure: string): Keyword => ({ refused: cure });

/** Several keywords with the same type. */
export const of = (keyword: Keyword, ...all: string[]): Keywords =>
  Object.fromEntries(all.map((name) => [name, keyword]));
