import type { Json } from '../document/json.ts';

/** A whole API as its page shows it: everything resolved, named and in reading order. */
export interface ApiModel {
  /** How the plugin's options name it, such as `lockers`. */
  name: string;
  title: string;
  version: string;
  /** The version of OpenAPI it is written in. */
  openapi: string;
  summary: string;
  description: string;
  license: string;
  servers: ServerAddress[];
  credentials: Credential[];
  groups: Group[];
  errors: ErrorSentence[];
  schemas: NamedSchema[];
}

export interface ServerAddress {
  url: string;
  description: string;
}

/** One way of proving who calls. */
export interface Credential {
  /** Its key in `components.securitySchemes`. */
  name: string;
  anchor: string;
  /** What kind it is, in words: "Header", "Query parameter", "OAuth 2.0", … */
  kind: string;
  place: 'header' | 'query' | 'cookie';
  /** The header, parameter or cookie it travels in. */
  parameter: string;
  /** The word before the secret in `Authorization`. */
  scheme: string;
  description: string;
  /** Signs the request instead of being a secret itself. */
  isSignature: boolean;
}

/** Operations under one tag. */
export interface Group {
  name: string;
  anchor: string;
  description: string;
  operations: Operation[];
}

export interface Operation {
  operationId: string;
  anchor: string;
  method: string;
  path: string;
  summary: string;
  description: string;
  isDeprecated: boolean;
  /** Alternatives; each is a set of credentials that are needed together. */
  credentials: Credential[][];
  /** Whether the same call may be sent again, in Markdown; empty where the document does not say (`x-repeat`). */
  repeats: string;
  parameters: ParameterGroup[];
  body?: Body;
  answers: Answer[];
  requests: RequestExample[];
  /** What a caller is likely to get wrong, one sentence each, in Markdown. */
  traps: string[];
}

export interface ParameterGroup {
  place: 'path' | 'query' | 'header' | 'cookie';
  fields: Field[];
}

export interface Body {
  description: string;
  isRequired: boolean;
  media: Media[];
}

export interface Media {
  type: string;
  shape: Shape;
}

export interface Answer {
  /** `200`, `4XX` or `default`. */
  status: string;
  anchor: string;
  /** When this answer is given. */
  description: string;
  headers: Field[];
  media: Media[];
  examples: Example[];
}

export interface Example {
  name: string;
  summary: string;
  mediaType: string;
  value: Json;
}

/** One request with the values of all its parameters. */
export interface RequestExample {
  name: string;
  summary: string;
  /** Keyed `place.name`, such as `path.location_id`. */
  parameters: Record<string, Json>;
  body?: { mediaType: string; value: Json };
}

/** A parameter, a header or a property. */
export interface Field {
  name: string;
  anchor: string;
  shape: Shape;
  isRequired: boolean;
  /** The condition under which it is required, such as "`update_type` is `completed`". */
  requiredWhen: string;
  isDeprecated: boolean;
}

/** A schema after `$ref`, `allOf`, `nullable` and the like have been worked out. */
export interface Shape {
  /** JSON types without `null`; empty where anything is allowed. */
  types: string[];
  isNullable: boolean;
  /** Its key in `components.schemas`. */
  name: string;
  format: string;
  description: string;
  /** The allowed values, without null. */
  values: Json[];
  default?: Json;
  example?: Json;
  /** What a number counts: "seconds", "volts", … */
  unit: string;
  /** Limits in words: "1 to 255 characters". */
  limits: string[];
  fields: Field[];
  /** What an array holds. */
  items?: Shape;
  /** What a map holds under keys that are not fields. */
  entries?: Shape;
  choice?: { how: 'one' | 'any'; options: Shape[] };
  /** Its fields are shown where the schema of this name is described, not here. */
  isElsewhere: boolean;
}

export interface NamedSchema {
  name: string;
  anchor: string;
  shape: Shape;
}

/** A fixed sentence that says what went wrong, and where it may come from. */
export interface ErrorSentence {
  sentence: string;
  anchor: string;
  statuses: string[];
  /** When it is given, in Markdown, once for each wording. */
  when: string[];
  operations: { anchor: string; summary: string }[];
}
