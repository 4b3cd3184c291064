import { coded } from '../model/facts.ts';
import type { Field, Shape } from '../model/api-model.ts';
import { called, facetsChanged, breaks, changed, type Detail, type Way } from './facets.ts';

/** What the named schemas of both versions say about themselves, by name: it is told there, once. */
export type Named = Map<string, Set<string>>;

/** Where a value stands, such as `items[].id`; empty for a whole body. */
type Path = string;

/**
 * What is different in a value. Of one that both versions call by the same name only what is said beside
 * that name: the rest is told of the schema.
 */
export function shapesChanged(
  before: Shape,
  after: Shape,
  way: Way,
  named: Named,
  path: Path = '',
): Detail[] {
  const isNamed = after.name !== '' && after.name === before.name;
  const elsewhere = isNamed ? named.get(after.name) : undefined;
  const own = facetsChanged(before, after, way).filter(({ words }) => !elsewhere?.has(words));
  const inside = elsewhere ? [] : insideChanged(before, after, way, named, path);
  return [...own.map((detail) => at(path, detail)), ...inside];
}

/** What is different in what a shape holds, whatever it is called. */
export function insideChanged(
  before: Shape,
  after: Shape,
  way: Way,
  named: Named,
  path: Path = '',
): Detail[] {
  const below = (from: Shape | undefined, to: Shape | undefined, step: Path) =>
    from && to ? shapesChanged(from, to, way, named, `${path}${step}`) : [];
  const options = after.choice?.options ?? [];
  const earlier = before.choice?.options ?? [];
  return [
    ...fieldsChanged(before.fields, after.fields, way, named, path && `${path}.`),
    ...below(before.items, after.items, '[]'),
    ...below(before.entries, after.entries, '.*'),
    ...options.flatMap((option) =>
      below(
        earlier.find((one) => called(one) === called(option)),
        option,
        '',
      ),
    ),
    ...(rulesOf(before) === rulesOf(after)
      ? []
      : [at(path, changed('other rules beside its fields', true))]),
  ];
}

/** What is different among fields or parameters. */
export function fieldsChanged(
  before: Field[],
  after: Field[],
  way: Way,
  named: Named,
  prefix: Path = '',
): Detail[] {
  const [was, is] = [before, after].map((all) => new Map(all.map((one) => [one.name, one])));
  return [
    ...before
      .filter(({ name }) => !is!.has(name))
      .map(({ name }): Detail => ({
        kind: 'removed',
        isBreaking: true,
        words: coded(prefix + name),
      })),
    ...after.flatMap((field): Detail[] => {
      const path = `${prefix}${field.name}`;
      const own = wayOf(field, way);
      const earlier = was!.get(field.name);
      if (earlier)
        return [
          ...demandsChanged(earlier, field, own).map((detail) => at(path, detail)),
          ...shapesChanged(earlier.shape, field.shape, own, named, path),
        ];
      const isBreaking = own !== 'received' && field.isRequired;
      const words = `${coded(path)}${isBreaking ? ', required' : ''}`;
      return [{ kind: 'added', isBreaking, words }];
    }),
  ];
}

/** Nobody sends what is read-only, nor receives what is write-only. */
const wayOf = ({ shape: { badges } }: Field, way: Way): Way =>
  badges.includes('read-only') ? 'received' : badges.includes('write-only') ? 'sent' : way;

function demandsChanged(before: Field, after: Field, way: Way): Detail[] {
  const said = ({ isRequired, requiredWhen }: Field) =>
    isRequired ? 'required' : requiredWhen ? `required when ${requiredWhen}` : 'not required';
  const [was, is] = [said(before), said(after)];
  if (was === is) return [];
  const takesLess = !before.isRequired && (after.isRequired || after.requiredWhen !== '');
  return [
    changed(`${is}, before ${was}`, breaks(way, takesLess, before.isRequired && !after.isRequired)),
  ];
}

const at = (path: Path, detail: Detail): Detail =>
  path ? { ...detail, words: `${coded(path)} is ${detail.words}` } : detail;

/** What stands beside fields, as text without anchors, which differ, and words, which promise nothing. */
const rulesOf = ({ parts }: Shape): string =>
  JSON.stringify(parts, (key, value: unknown) => (UNSAID.includes(key) ? undefined : value));

const UNSAID = ['anchor', 'description', 'example', 'moreExamples', 'facts'];
