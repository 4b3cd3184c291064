import type { Json } from '../json/json.ts';

/** What stands under a keyword: a value of one kind, an object of the table, or several of them. */
export type Holds =
  | { plain: 'text' | 'url' | 'number' | 'bound' | 'flag' | 'names' | 'any' | 'type' }
  /** One of a few words. */
  | { among: readonly Json[] }
  | { one: ObjectKind }
  | { list: ObjectKind }
  /** Objects by names; `x-` names are extensions where `isOpen`. */
  | { map: ObjectKind; isOpen?: boolean }
  /** Texts by names. */
  | { texts: true }
  /** Lists of names by names. */
  | { lists: true }
  /** Values by names, in any form. */
  | { values: true };

/** A keyword that the page shows, one that readers are told nothing of, or one that is refused with its cure. */
export type Keyword = Holds | { silent: Holds } | { refused: string };

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

/** The keywords of one object; `*` stands for every name that is not a keyword. */
export type Keywords = Record<string, Keyword>;

export const text: Holds = { plain: 'text' };
export const url: Holds = { plain: 'url' };
export const number: Holds = { plain: 'number' };
/** A number, or in OpenAPI 3.0 whether the limit beside it is left out. */
export const bound: Holds = { plain: 'bound' };
export const flag: Holds = { plain: 'flag' };
export const names: Holds = { plain: 'names' };
export const any: Holds = { plain: 'any' };
export const one = (kind: ObjectKind): Holds => ({ one: kind });
export const list = (kind: ObjectKind): Holds => ({ list: kind });
export const map = (kind: ObjectKind): Holds => ({ map: kind });
export const openMap = (kind: ObjectKind): Holds => ({ map: kind, isOpen: true });
export const among = (...words: Json[]): Holds => ({ among: words });

export const silent = (holds: Holds): Keyword => ({ silent: holds });
export const refused = (cure: string): Keyword => ({ refused: cure });

/** Keywords that hold the same. */
export const of = (keyword: Keyword, ...all: string[]): Keywords =>
  Object.fromEntries(all.map((name) => [name, keyword]));
