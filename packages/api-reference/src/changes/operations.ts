import { coded, joined } from '../model/facts.ts';
import type { Answer, Field, Media, Operation } from '../model/api-model.ts';
import { breaks, changed, type Detail, type Way } from './facets.ts';
import { fieldsChanged, shapesChanged, type Named } from './shapes.ts';

const PLACES = ['path', 'query', 'header', 'cookie'];

/** What is different in an operation that both versions have. A webhook is sent by the server: all turns round. */
export function operationChanged(
  before: Operation,
  after: Operation,
  named: Named,
  isIncoming = false,
): Detail[] {
  const [sent, received]: [Way, Way] = isIncoming ? ['received', 'sent'] : ['sent', 'received'];
  const [was, is] = [before, after].map(({ method, path }) => coded(`${method} ${path}`));
  const places = PLACES.flatMap((place) => {
    const [from, to] = [before, after].map((one) => parametersIn(one, place));
    return fieldsIn(place, fieldsChanged(from!, to!, sent, named));
  });
  return [
    ...(shapeOfPath(before) === shapeOfPath(after)
      ? []
      : [changed(`called by ${is}, before by ${was}`, true)]),
    ...(after.isDeprecated && !before.isDeprecated ? [changed('deprecated', false)] : []),
    ...(before.isDeprecated && !after.isDeprecated ? [changed('no longer deprecated', false)] : []),
    ...credentialsChanged(before, after),
    ...places,
    ...inside('body', bodyChanged(before, after, sent, named)),
    ...answersChanged(before.answers, after.answers, received, named),
  ];
}

/** The name of a parameter in a path is the document's own matter. */
export const shapeOfPath = ({ method, path }: Operation): string =>
  `${method} ${path.replaceAll(/\{[^}]*\}/g, '{}')}`;

const parametersIn = ({ parameters }: Operation, place: string): Field[] =>
  parameters.find((group) => group.place === place)?.fields ?? [];

function credentialsChanged(before: Operation, after: Operation): Detail[] {
  const [was, is] = [before, after].map(({ credentials }) =>
    credentials.map((set) =>
      set.map(({ name, scopes }) => [coded(name), ...scopes.map(coded)].join(' ')).join(' and '),
    ),
  );
  const words = (sets: string[]) =>
    joined(
      sets.map((set) => set || 'none'),
      'or',
    ) || 'none';
  if (words(was!) === words(is!)) return [];
  const isFree = is!.length === 0 || is!.includes('');
  const isBreaking = !isFree && (was!.length === 0 || was!.some((set) => !is!.includes(set)));
  return [changed(`credential ${words(is!)}, before ${words(was!)}`, isBreaking)];
}

function bodyChanged(before: Operation, after: Operation, way: Way, named: Named): Detail[] {
  const [was, is] = [before.body, after.body];
  if (!was && !is) return [];
  if (!was) return [{ kind: 'added', isBreaking: is!.isRequired && way === 'sent', words: '' }];
  if (!is) return [{ kind: 'removed', isBreaking: true, words: '' }];
  const demand = (isRequired: boolean) => (isRequired ? 'required' : 'not required');
  return [
    ...(was.isRequired === is.isRequired
      ? []
      : [
          changed(
            `${demand(is.isRequired)}, before ${demand(was.isRequired)}`,
            breaks(way, is.isRequired, was.isRequired),
          ),
        ]),
    ...mediaChanged(was.media, is.media, way, named),
  ];
}

function mediaChanged(before: Media[], after: Media[], way: Way, named: Named): Detail[] {
  return [
    ...before
      .filter(({ type }) => !after.some((one) => one.type === type))
      .map(({ type }): Detail => ({ kind: 'removed', isBreaking: true, words: coded(type) })),
    ...after.flatMap(({ type, shape }): Detail[] => {
      const earlier = before.find((one) => one.type === type);
      if (earlier) return shapesChanged(earlier.shape, shape, way, named);
      return [{ kind: 'added', isBreaking: false, words: coded(type) }];
    }),
  ];
}

function answersChanged(before: Answer[], after: Answer[], way: Way, named: Named): Detail[] {
  return [
    ...before
      .filter(({ status }) => !after.some((one) => one.status === status))
      .map(({ status }): Detail => {
        // An error that is no longer given is missed by nobody.
        const isBreaking = !/^[45]/.test(status);
        return { kind: 'removed', isBreaking, words: `answer ${coded(status)}` };
      }),
    ...after.flatMap(({ status, headers, media }): Detail[] => {
      const earlier = before.find((one) => one.status === status);
      const words = `answer ${coded(status)}`;
      if (!earlier) return [{ kind: 'added', isBreaking: false, words }];
      return inside(words, [
        ...fieldsIn('header', fieldsChanged(earlier.headers, headers, way, named)),
        ...mediaChanged(earlier.media, media, way, named),
      ]);
    }),
  ];
}

const fieldsIn = (place: string, details: Detail[]): Detail[] =>
  details.map((detail) => ({ ...detail, words: `${place} ${detail.words}` }));

const inside = (place: string, details: Detail[]): Detail[] =>
  details.map((detail) => ({
    ...detail,
    words: detail.words ? `${place}: ${detail.words}` : place,
  }));
