import type { Fact, Shape } from './api-model.ts';

/** Whether the type is rendered as a link to the schema's own section. */
export const isLinked = ({ name, fields, isElsewhere }: Shape): boolean =>
  name !== '' && (fields.length > 0 || isElsewhere);

/** Facts about a value and about the items or map values it contains. */
export function linesOf(shape: Shape): Fact[] {
  const { items, entries, limits, examples } = shape;
  return [
    ...allowed(shape),
    ...(items && !isLinked(items) ? allowed(items) : []),
    ...(shape.default === undefined ? [] : [{ term: 'Default', values: [shape.default] }]),
    ...(limits.length > 0 ? [{ term: 'Limits', text: limits.join(', ') }] : []),
    ...(examples.length > 0 ? [{ term: 'Example', values: examples }] : []),
    ...shape.facts,
    ...inside('Each entry', items, !shape.description),
    ...inside('Each value', entries, false),
  ];
}

const allowed = ({ values, isNullable }: Shape): Fact[] =>
  values.length > 0
    ? [{ term: values.length === 1 && !isNullable ? 'Always' : 'One of', values }]
    : [];

/** Facts about items or map values, unless their type links to a section. */
function inside(term: string, inner: Shape | undefined, isDescribed: boolean): Fact[] {
  if (!inner || isLinked(inner)) return [];
  const lines = linesOf({ ...inner, values: term === 'Each entry' ? [] : inner.values });
  return [
    ...(inner.description && !isDescribed ? [{ term, words: inner.description }] : []),
    ...inner.badges.map((words) => ({ term, words })),
    ...(inner.isNullable ? [{ term, words: 'can be null' }] : []),
    ...lines.map((line) => ({ ...line, term: `${term}: ${line.term.toLowerCase()}` })),
  ];
}
