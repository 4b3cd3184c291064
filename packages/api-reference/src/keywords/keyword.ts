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

/** A keyword with what becomes of it. Exactly one of `page`, `silent` and `refused` is given. */
export interface Keyword {
  holds: Holds;
  /** What the page and its Markdown twin show of it. */
  page?: string;
  /** What else makes use of it. */
  also?: Partial<Record<'samples' | 'console' | 'search', string>>;
  /** Why readers are told nothing of it. */
  silent?: string;
  /** Why a document with it is refused, and the cure. */
  refused?: string;
  /** The version of OpenAPI that brought it; in an older document it is shown all the same. */
  since?: '3.1';
}

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

export const shown = (holds: Holds, page: string, also?: Keyword['also']): Keyword => ({
  holds,
  page,
  ...(also && { also }),
});
export const silent = (holds: Holds, reason: string): Keyword => ({ holds, silent: reason });
export const refused = (sentence: string): Keyword => ({ holds: any, refused: sentence });
export const since31 = (keyword: Keyword): Keyword => ({ ...keyword, since: '3.1' });
