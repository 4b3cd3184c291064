/**
 * One function per `operationId` of the document, typed from it: a missing, additional or wrongly typed one does not
 * compile. `Principals` maps security scheme names to what a credential of that kind proves, so that `credential` has
 * the right type in each handler.
 */
export type Handlers<Operations, Principals extends object = object> = {
  [Id in keyof Operations]: (
    input: Input<Operations[Id], Principals>,
  ) => Promise<Answer<Operations[Id]>>;
};

/** What a handler receives: already authenticated, validated and converted. */
interface Input<Operation, Principals extends object = object> {
  path: Part<Operation, 'path'>;
  query: Part<Operation, 'query'>;
  header: Part<Operation, 'header'>;
  /** The body with the document's defaults filled in; `{}` if an optional body is missing. */
  body: Body<Operation>;
  /** The principal, or `undefined` if the operation needs no credential. */
  credential: Credential<Operation, Principals>;
}

/** One of the documented responses: a status with the body documented for it. */
export type Answer<Operation> = Operation extends { responses: infer Responses }
  ? {
      [Status in keyof Responses]: {
        status: Status;
        body: Content<Responses[Status]>;
        headers?: Record<string, string>;
      };
    }[keyof Responses]
  : never;

type Part<Operation, Place extends string> = Operation extends { parameters: infer Parameters }
  ? Place extends keyof Parameters
    ? OrEmpty<NonNullable<Parameters[Place]>>
    : Empty
  : Empty;

type Body<Operation> = Operation extends { requestBody?: infer Given }
  ? Content<NonNullable<Given>>
  : undefined;

type Credential<Operation, Principals> = Operation extends { security: infer Scheme }
  ? [Scheme] extends [never]
    ? undefined
    : Scheme extends keyof Principals
      ? Principals[Scheme]
      : never
  : undefined;

type Content<Message> = [Message] extends [never]
  ? undefined
  : Message extends { content: infer Media }
    ? Media[keyof Media]
    : undefined;

type Empty = Record<never, never>;
type OrEmpty<Found> = [Found] extends [never] ? Empty : Found;
