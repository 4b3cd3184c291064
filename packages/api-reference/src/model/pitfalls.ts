import { isObject } from '../json/json.ts';
import { essence, mediaKind } from '../samples/media-kind.ts';
import { joined } from './facts.ts';
import type { Field, Media, Operation, Shape } from './api-model.ts';

type WithoutPitfalls = Omit<Operation, 'pitfalls'>;

/** Likely mistakes of callers, derived from the document. Each rule contributes at most one sentence. */
export function pitfallsOf(operation: WithoutPitfalls): string[] {
  return rules.flatMap((rule) => rule(operation) ?? []);
}

const rules: ((operation: WithoutPitfalls) => string | undefined)[] = [
  ({ credentials }) =>
    // Unless another credential does as well.
    credentials.length > 0 && credentials.every((set) => set.some(({ place }) => place === 'query'))
      ? 'The credential is part of the address, and addresses end up in logs. Call from your own server.'
      : undefined,
  ({ credentials }) =>
    credentials.flat().some(({ isSignature }) => isSignature)
      ? 'The signature covers every field of the form and the exact public address. Change either, and it no longer fits.'
      : undefined,
  ({ body }) =>
    body && kindsOf([body]).includes('form') && !kindsOf([body]).includes('json')
      ? 'Send a form, not JSON.'
      : undefined,
  ({ method, body }) =>
    body && method === 'HEAD'
      ? 'Few programs send a body with HEAD, so the samples omit it.'
      : undefined,
  ({ answers }) =>
    succeeding(answers).some(({ media }) =>
      media.some(({ type }) => essence(type) === 'text/plain'),
    ) && !kindsOf(succeeding(answers)).includes('json')
      ? 'A success returns plain text, not JSON.'
      : undefined,
  ({ answers }) =>
    succeeding(answers).some(({ examples }) => examples.some(({ value }) => isRefusal(value)))
      ? 'Status 200 does not say that it happened: read `success`.'
      : undefined,
  ({ answers }) =>
    answers.some(
      ({ status, headers }) =>
        status.startsWith('4') && headers.some(({ name }) => /^retry-after$/i.test(name)),
    )
      ? 'Calls that come too fast are refused. Wait as many seconds as `Retry-After` says.'
      : undefined,
  ({ body }) => {
    const names = (body?.media ?? [])
      .flatMap(({ shape }) => numbersForFlags(shape))
      .map((name) => `\`${name}\``);
    const [first] = names;
    return first
      ? `${joined(names)} ${names.length > 1 ? 'take' : 'takes'} 0 or 1, not a boolean.`
      : undefined;
  },
  ({ body }) => {
    const conditions = (body?.media ?? []).flatMap(({ shape }) => conditionsIn(shape));
    return conditions.length > 0 ? conditions.join(' ') : undefined;
  },
];

const kindsOf = (all: { media: Media[] }[]) =>
  all.flatMap(({ media }) => media.map(({ type }) => mediaKind(type)));

const succeeding = (answers: Operation['answers']) =>
  answers.filter(({ status }) => status.startsWith('2'));

const isRefusal = (value: unknown) =>
  isObject(value as never) && (value as { success?: unknown }).success === false;

/** All fields of a shape, nested ones included. */
const allFields = (shape: Shape): Field[] => [
  ...shape.fields.flatMap((field) => [field, ...allFields(field.shape)]),
  ...(shape.items ? allFields(shape.items) : []),
];

const numbersForFlags = (shape: Shape): string[] =>
  allFields(shape)
    .filter(({ shape: { types, values } }) => types[0] === 'integer' && `${values}` === '0,1')
    .map(({ name }) => name);

const conditionsIn = (shape: Shape): string[] =>
  allFields(shape)
    .filter(({ requiredWhen }) => requiredWhen !== '')
    .map(({ name, requiredWhen }) => `\`${name}\` is required when ${requiredWhen}.`);
