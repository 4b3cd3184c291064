import type { ApiModel, Field, Operation, Shape } from '../../shared/model.ts';
import type { Way } from './change.ts';

/**
 * Which way each named schema travels in either version. One that a sent schema holds is sent as well; one
 * that nothing uses is missing.
 */
export function waysOf(...models: ApiModel[]): Map<string, Way> {
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
