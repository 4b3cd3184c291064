import type { Json, JsonObject } from '../src/json/json.ts';
import type { ValueType, ObjectKind } from '../src/keywords/keyword.ts';
import { keywords, referable } from '../src/keywords/table.ts';

/** A word or number that occurs once in a document. */
export interface Mark {
  mark: string;
  place: string;
}

/** Keywords with a fixed value, which keeps the document valid. */
const FIXED: Record<string, Json> = {
  'OpenAPI.openapi': '3.1.1',
  'Link.operationId': 'first',
  'Schema.type': ['object', 'boolean'],
};

/** Objects that are complete once per context and minimal elsewhere. */
const MINIMIZED: ObjectKind[] = [
  ...(['Callback', 'Encoding', 'Example', 'Header', 'Link', 'MediaType', 'Operation'] as const),
  ...(['Parameter', 'PathItem', 'RequestBody', 'Response', 'Schema', 'Server'] as const),
];

/** Security schemes by type; null removes a keyword. */
const SCHEMES: JsonObject[] = [
  { type: 'apiKey', scheme: null, bearerFormat: null },
  { type: 'http', name: null, 'x-scheme': null },
  { type: 'oauth2', name: null, scheme: null, 'x-scheme': null },
];

/**
 * Generates a document with every keyword of the table wherever its object may occur, with a mark in each.
 *
 * @param leaveOut keywords to omit, such as `Schema.deprecated`
 * @param isSmall completes objects once per keyword, not once per context
 */
export function markDocument(
  leaveOut: string[] = [],
  isSmall = false,
): { document: JsonObject; marks: Mark[] } {
  const marks: Mark[] = [];
  const components: Record<string, JsonObject> = {};
  const expanded = new Set<string>();
  let count = 0;
  const word = (place: string): string => {
    const mark = `mark${(count += 1)}x`;
    marks.push({ mark, place });
    return mark;
  };
  const numeral = (place: string): number => {
    const value = 1000 + (count += 1);
    marks.push({ mark: String(value), place });
    return value;
  };

  /** `context` distinguishes places where different code renders the same kind of object. */
  function objectOf(
    kind: ObjectKind,
    context: string,
    place: string,
    isWhole: boolean,
  ): JsonObject {
    if (!isWhole && MINIMIZED.includes(kind)) return minimal(kind, place);
    const made: JsonObject = {};
    for (const [name, keyword] of Object.entries(keywords[kind])) {
      const id = `${kind}.${name}`;
      if ('refused' in keyword || 'silent' in keyword) continue;
      if (leaveOut.includes(id) || id === 'PathItem.$ref') continue;
      if (kind === 'Schema' && name === '$ref') continue;
      // An example beside the schema replaces those in it.
      if (/^examples?$/.test(name) && kind === 'Schema' && place.endsWith('/schema')) continue;
      // Encodings apply only to request bodies.
      if (name === 'encoding' && !isSmall && !context.endsWith('Operation.requestBody')) continue;
      const below = isSmall ? context : contextOf(context, id);
      const key = name === '*' ? keyOf(kind, place) : name;
      made[key] = FIXED[id] ?? valueOf(keyword, below, id, `${place}/${key}`);
    }
    return made;
  }

  function valueOf(type: ValueType, context: string, id: string, place: string): Json {
    const inner = (kind: ObjectKind, at: string, whole = first(kind, context, id)) =>
      objectOf(kind, context, at, whole);
    if ('one' in type) return inner(type.one, place);
    if ('list' in type) {
      const schemes = type.list === 'SecurityRequirement';
      if (schemes) return [{ Key: [word(place)], Key1: [] }, { Key2: [] }, {}];
      return [inner(type.list, `${place}/0`), ...referencesTo(type.list, place)];
    }
    if ('map' in type) return mapOf(type.map, context, id, place);
    if ('plains' in type)
      return { [word(place)]: type.plains === 'names' ? [word(place)] : word(place) };
    if (id === 'TagGroup.tags') return [];
    if ('among' in type) return type.among[0] ?? '';
    switch (type.plain) {
      case 'url':
        return `https://example.com/${word(place)}`;
      case 'number':
      case 'bound':
        return numeral(place);
      case 'flag':
        return true;
      case 'names':
        return id === 'Schema.required' ? ['fixed'] : [word(place)];
      case 'any':
        return id === 'Schema.const' ? word(place) : [word(place), word(place)];
      default:
        return word(place);
    }
  }

  function mapOf(kind: ObjectKind, context: string, id: string, place: string): JsonObject {
    if (kind === 'SecurityScheme')
      return Object.fromEntries(
        SCHEMES.map((own, index) => {
          const name = index === 0 ? 'Key' : `Key${index}`;
          const whole = objectOf(kind, `${context} ${index}`, `${place}/${name}`, true);
          const absent = Object.keys(own).filter((key) => own[key] === null);
          const isKept = (mark: Mark) =>
            !absent.some((key) => mark.place === `${place}/${name}/${key}`);
          marks.splice(0, marks.length, ...marks.filter(isKept));
          const fixed = leaveOut.includes('SecurityScheme.type') ? {} : own;
          return [name, withoutNulls({ ...whole, ...fixed })];
        }),
      );
    // Statuses and examples have fixed names; all other names contain marks.
    const names =
      kind === 'Response'
        ? ['200', '4XX', 'default']
        : kind === 'MediaType'
          ? [`application/${word(place)}+json`, `application/${word(place)}`]
          : kind === 'PathItem' && id === 'OpenAPI.paths'
            ? [`/${word(place)}`, `/${word(place)}`]
            : kind === 'Example' || kind === 'Refused'
              ? [`example${(count += 1)}`]
              : [word(place)];
    const made: JsonObject = {};
    for (const [index, name] of names.entries()) {
      const isWhole = index === 0 && first(kind, context, id);
      made[name] = objectOf(kind, context, `${place}/${name}`, isWhole);
    }
    if (id === 'Schema.properties') made['fixed'] = { type: 'string' };
    for (const [index, reference] of referencesTo(kind, place).entries())
      made[kind === 'Response' ? `50${index}` : `pointed${(count += 1)}`] = reference;
    return made;
  }

  /** A reference to a new component, or none where references are not allowed. */
  function referencesTo(kind: ObjectKind, place: string): JsonObject[] {
    const section = referable[kind];
    if (!section || place.startsWith('#/components') || kind === 'SecurityScheme') return [];
    const name = `c${(count += 1)}`;
    const at = `#/components/${section}/${name}`;
    const before = marks.length;
    (components[section] ??= {})[name] = objectOf(kind, '', at, false);
    // The description of the reference replaces that of the component.
    if (kind !== 'Callback' && kind !== 'Example' && kind !== 'Parameter') marks.length = before;
    const words = kind === 'Example' ? { summary: word(`${place}/$ref/summary`) } : {};
    // A callback has no description that a reference could replace.
    if (kind === 'Callback') return [{ $ref: at }];
    return [{ $ref: at, ...words, description: word(`${place}/$ref/description`) }];
  }

  function minimal(kind: ObjectKind, place: string): JsonObject {
    if (kind === 'Parameter')
      return { name: word(`${place}/name`), in: 'query', schema: { type: 'string' } };
    const description = word(`${place}/description`);
    const operation = { description, responses: {} };
    if (kind === 'Callback') return { [word(place)]: { post: operation } };
    const minimals: Partial<Record<ObjectKind, JsonObject>> = {
      Operation: operation,
      PathItem: { post: operation },
      MediaType: { schema: { description } },
      RequestBody: { description, content: {} },
      Example: { value: description },
      Server: { url: `https://${description}.example.com` },
      Encoding: { contentType: description },
    };
    return minimals[kind] ?? { description };
  }

  function first(kind: ObjectKind, context: string, id: string): boolean {
    const key = `${context} ${id.startsWith('PathItem.') ? 'PathItem' : id} ${kind}`;
    // The same code renders nested schemas and the schema around them.
    if (id.startsWith('Schema.') && kind === 'Schema') return false;
    if (expanded.has(key)) return false;
    expanded.add(key);
    return true;
  }

  const document = objectOf('OpenAPI', '', '#', true);
  const { paths } = document as { paths: Record<string, JsonObject> };
  paths['/first'] = { get: { operationId: 'first', responses: {} } };
  paths['/pointed'] = {
    $ref: '#/components/pathItems/pointed',
    description: word('PathItem/$ref'),
  };
  components['pathItems'] = { pointed: minimal('PathItem', '#/components/pathItems/pointed') };
  const [group] = document['x-tagGroups'] as JsonObject[];
  group!['tags'] = (document['tags'] as JsonObject[]).map(({ name }) => name ?? '');
  const known = document['components'] as Record<string, JsonObject>;
  // Unreferenced components are not rendered.
  document['components'] = {
    ...components,
    schemas: { ...known['schemas'], Pointing: pointing(word('Schema.$ref')), Pointed: {} },
    securitySchemes: known['securitySchemes'] ?? {},
  };
  const unreferenced = marks.filter(
    ({ place }) =>
      /^#\/components\/(?!schemas|securitySchemes)/.test(place) && !/\/c\d+|pointed/.test(place),
  );
  return { document, marks: marks.filter((mark) => !unreferenced.includes(mark)) };
}

const pointing = (description: string): JsonObject => ({
  properties: { to: { $ref: '#/components/schemas/Pointed', description } },
});

const CONTEXTS = [
  'OpenAPI.webhooks',
  'Operation.callbacks',
  'Operation.responses',
  'Operation.requestBody',
  'Parameter.content',
  'Header.content',
  'Encoding.headers',
];

function contextOf(context: string, id: string): string {
  if (context.includes(id)) return context;
  return CONTEXTS.includes(id) ? `${context} ${id}` : context;
}

const keyOf = (kind: ObjectKind, place: string) =>
  kind === 'Callback' ? `{$request.body#/${place.split('/').length}}` : 'Key';

const withoutNulls = (object: JsonObject): JsonObject =>
  Object.fromEntries(Object.entries(object).filter(([, value]) => value !== null));
