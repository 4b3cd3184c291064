/** Types of one call, derived from the types that openapi-typescript generates from a document. */

type Verb = 'GET' | 'PUT' | 'POST' | 'DELETE' | 'PATCH';
type Status = number;

/** The paths of a document that have a method. */
export type PathsWith<Paths, M extends Verb> = {
  [P in keyof Paths]: NonNullable<OperationOf<Paths, P, M>> extends { responses: object }
    ? [NonNullable<OperationOf<Paths, P, M>>] extends [never]
      ? never
      : P
    : never;
}[keyof Paths] &
  string;

export type OperationOf<Paths, P extends keyof Paths, M extends Verb> =
  Lowercase<M> extends keyof Paths[P] ? NonNullable<Paths[P][Lowercase<M>]> : never;

type Field<T, K extends string> = K extends keyof T ? T[K] : undefined;
type RequiredKeys<T> = {
  [K in keyof T]-?: undefined extends T[K] ? never : K;
}[keyof T];

type ParamsPart<Op> = [RequiredKeys<Field<Op, 'parameters'>>] extends [never]
  ? { params?: Field<Op, 'parameters'> }
  : { params: Field<Op, 'parameters'> };

type ContentOf<T> = T extends { content: infer Content } ? Content[keyof Content] : never;
type BodyPart<Op> = Op extends { requestBody: infer Body }
  ? { body: ContentOf<Body> }
  : [NonNullable<Field<Op, 'requestBody'>>] extends [never]
    ? { body?: undefined }
    : { body?: ContentOf<NonNullable<Field<Op, 'requestBody'>>> };

/** Options of one call, in addition to its documented parameters. */
export interface CallOptions {
  /** Headers to add, such as a signature. */
  headers?: Record<string, string> | Headers;
  /** Aborts the call, even while it waits to repeat; the call then throws the reason of the signal. */
  signal?: AbortSignal;
  /** Milliseconds for each attempt. Defaults to that of the client. */
  timeLimit?: number;
  /** How often to repeat. Defaults to that of the client. */
  retries?: number;
}

export type CallInit<Op> = CallOptions & ParamsPart<Op> & BodyPart<Op>;

/** Optional if nothing in it is required. */
export type InitArguments<Op> = [RequiredKeys<CallInit<Op>>] extends [never]
  ? [init?: CallInit<Op>]
  : [init: CallInit<Op>];

type Success = 200 | 201 | 202 | 203 | 204;

/** Statuses that every operation may also answer, with a `message`: see the document's preface. */
type Everywhere = 400 | 404 | 405 | 409 | 413 | 415 | 422;

export interface Answered<S extends Status, Data> {
  status: S;
  data: Data;
  error?: undefined;
  response: Response;
}

export interface Refused<S extends Status, Failure> {
  status: S;
  data?: undefined;
  error: Failure;
  response: Response;
}

/** Every documented answer of an operation, discriminated by `status`. */
export type AnswerOf<Op> =
  | {
      [S in keyof Field<Op, 'responses'>]: S extends Success
        ? Answered<S, ContentOf<Field<Op, 'responses'>[S]>>
        : S extends Status
          ? Refused<S, ContentOf<Field<Op, 'responses'>[S]>>
          : never;
    }[keyof Field<Op, 'responses'>]
  | RefusedAnywhere<keyof Field<Op, 'responses'>>;

type RefusedAnywhere<Own> =
  Exclude<Everywhere, Own> extends infer S
    ? S extends Status
      ? Refused<S, { message: string }>
      : never
    : never;

type Call<Paths, M extends Verb> = <P extends PathsWith<Paths, M>>(
  path: P,
  ...init: InitArguments<OperationOf<Paths, P, M>>
) => Promise<AnswerOf<OperationOf<Paths, P, M>>>;

/** A client of one document. Each method takes a path template of the document. */
export interface Client<Paths> {
  GET: Call<Paths, 'GET'>;
  POST: Call<Paths, 'POST'>;
  PUT: Call<Paths, 'PUT'>;
}

/** The credentials that a caller may pass: all but those that sign a form. */
export type SchemeOf<Operations extends Record<keyof Operations, { security: string }>> = Exclude<
  Operations[keyof Operations]['security'],
  'TextSignature'
>;
