import { coded } from '../model/facts.ts';
import type { ApiModel, Credential, Operation, Field, Shape } from '../model/api-model.ts';
import { facetsChanged, type Change, type Detail, type Way } from './facets.ts';
import { operationChanged, shapeOfPath } from './operations.ts';
import { insideChanged, type Named } from './shapes.ts';

/**
 * What a caller of an API must know when its document has changed: what is promised, not its words. A named
 * schema is told once, not with each operation that uses it.
 */
export function changesBetween(before: ApiModel, after: ApiModel): Change[] {
  const ways = waysOf(before, after);
  const earlier = new Map(before.schemas.map((schema) => [schema.name, schema]));
  const pairs = after.schemas.flatMap((schema) => {
    const was = earlier.get(schema.name);
    return was ? [{ was, is: schema, way: ways.get(schema.name) ?? ('both' as const) }] : [];
  });
  const named: Named = new Map(
    pairs.map(({ was, is, way }) => [
      is.name,
      new Set(facetsChanged(was.shape, is.shape, way).map(({ words }) => words)),
    ]),
  );
  return [
    ...credentialsChanged(before.credentials, after.credentials),
    ...operationsChanged(operationsIn(before), operationsIn(after), named, false),
    ...operationsChanged(before.webhooks, after.webhooks, named, true),
    ...pairs.flatMap(({ was, is, way }) =>
      [
        ...facetsChanged(was.shape, is.shape, way),
        ...insideChanged(was.shape, is.shape, way, named),
      ].map(told(is.name, is.anchor)),
    ),
  ];
}

const operationsIn = ({ groups }: ApiModel): Operation[] =>
  groups.flatMap(({ operations }) => operations);

const told =
  (title: string, anchor: string) =>
  (detail: Detail): Change => ({ ...detail, title, anchor });

/** Operations are known by method and path, and where these have changed by their id. */
function operationsChanged(
  before: Operation[],
  after: Operation[],
  named: Named,
  isIncoming: boolean,
): Change[] {
  const byPath = new Map(before.map((one) => [shapeOfPath(one), one]));
  const byId = new Map(before.map((one) => [one.operationId, one]));
  const met = new Set<Operation>();
  const changes = after.flatMap((operation): Change[] => {
    const { operationId, summary, anchor } = operation;
    const samePath = byPath.get(shapeOfPath(operation));
    const sameId = byId.get(operationId);
    const isMoved = sameId && !after.some((one) => shapeOfPath(one) === shapeOfPath(sameId));
    const was = samePath ?? (isMoved ? sameId : undefined);
    if (!was) return [{ kind: 'added', isBreaking: false, title: summary, anchor, words: '' }];
    met.add(was);
    return [
      ...operationChanged(was, operation, named, isIncoming).map(told(summary, anchor)),
      ...operationsChanged(was.callbacks, operation.callbacks, named, true),
    ];
  });
  return [
    ...changes,
    ...before
      .filter((one) => !met.has(one))
      .map(({ summary, method, path }): Change => ({
        kind: 'removed',
        isBreaking: true,
        title: summary,
        anchor: '',
        words: coded(`${method} ${path}`),
      })),
  ];
}

function credentialsChanged(before: Credential[], after: Credential[]): Change[] {
  const where = ({ kind, parameter, scheme }: Credential) =>
    [kind.toLowerCase(), parameter && coded(parameter), scheme && `after ${coded(scheme)}`]
      .filter(Boolean)
      .join(' ');
  const change = (
    { name, anchor }: Credential,
    kind: Change['kind'],
    isBreaking: boolean,
    words = '',
  ): Change => ({ kind, isBreaking, title: name, anchor: kind === 'removed' ? '' : anchor, words });
  return [
    ...before
      .filter(({ name }) => !after.some((one) => one.name === name))
      // Who asked for it says what they ask for now.
      .map((one) => change(one, 'removed', false)),
    ...after.flatMap((one) => {
      const was = before.find(({ name }) => name === one.name);
      if (!was) return [change(one, 'added', false)];
      if (where(was) === where(one)) return [];
      return [change(one, 'changed', true, `${where(one)}, before ${where(was)}`)];
    }),
  ];
}

/**
 * Which way each named schema travels in either version. One that a sent schema holds is sent as well; one
 * that nothing uses is missing.
 */
function waysOf(...models: ApiModel[]): Map<string, Way> {
  const sent = new Set<string>();
  const received = new Set<string>();
  for (const { groups, webhooks, schemas } of models) {
    const held = new Map(schemas.map(({ name, shape }) => [name, namesIn(shape)]));
    const add = (to: Set<string>, names: string[]): void => {
      for (const name of names)
        if (!to.has(name)) {
          to.add(name);
          add(to, held.get(name) ?? []);
        }
    };
    const look = (operation: Operation, isIncoming: boolean): void => {
      const { parameters, body, answers, callbacks } = operation;
      const taken = [
        ...parameters.flatMap(({ fields }) => namesOf(fields)),
        ...(body?.media ?? []).flatMap(({ shape }) => namesIn(shape)),
      ];
      const given = answers.flatMap(({ headers, media }) => [
        ...namesOf(headers),
        ...media.flatMap(({ shape }) => namesIn(shape)),
      ]);
      add(isIncoming ? received : sent, taken);
      add(isIncoming ? sent : received, given);
      for (const callback of callbacks) look(callback, true);
    };
    for (const operation of groups.flatMap(({ operations }) => operations)) look(operation, false);
    for (const webhook of webhooks) look(webhook, true);
  }
  return new Map(
    [...new Set([...sent, ...received])].map((name) => [
      name,
      !received.has(name) ? 'sent' : sent.has(name) ? 'both' : 'received',
    ]),
  );
}

const namesOf = (fields: Field[]): string[] => fields.flatMap(({ shape }) => namesIn(shape));

/** The named schemas that a shape is or holds. */
const namesIn = (shape: Shape): string[] => [
  ...(shape.name ? [shape.name] : []),
  ...namesOf(shape.fields),
  ...[
    shape.items,
    shape.entries,
    ...(shape.choice?.options ?? []),
    ...shape.parts.map((part) => part.shape),
  ].flatMap((inner) => (inner ? namesIn(inner) : [])),
];
