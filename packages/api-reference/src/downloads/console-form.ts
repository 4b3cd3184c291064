import { plainText } from '../json/digits.ts';
import {
  ANY,
  type FormBody,
  type FormParameter,
  type FormSchema,
  type FormServer,
  type OperationForm,
} from '../form/operation-form.ts';
import { coded, joined } from '../model/facts.ts';
import type { ApiModel, Media, NeededCredential, Operation, Shape } from '../model/api-model.ts';
import { answerKind } from '../samples/request.ts';
import { mediaKind } from '../samples/media-kind.ts';
import { isFileField } from '../samples/form-parts.ts';
import { absolute, addressesOf } from '../samples/request.ts';
import { emptyShape } from '../model/shape.ts';

/** The console form of an operation; a server in the page has no address to choose from. */
export function consoleForm(
  model: ApiModel,
  operation: Operation,
  isInPage = false,
): OperationForm {
  const { operationId, summary, method, path, credentials, requests, body } = operation;
  const bodies = (bodiless(method) ? [] : body?.media.map(bodyOf)) ?? [];
  const [first] = bodies;
  const named = distinct(credentials.flat());
  const unsendable = unsendableOf(operation, named);
  return {
    api: model.name,
    operationId,
    summary,
    method,
    path,
    parameters: operation.parameters
      .filter(({ place }) => place !== 'cookie')
      .flatMap(({ place, fields }) =>
        fields
          .filter((field) => !isForbidden(place, field))
          .map(({ name, isRequired, shape, writing }) => ({
            name,
            in: place as FormParameter['in'],
            required: isRequired,
            description: shape.description,
            schema: schemaOf(shape),
            ...(writing && { writing }),
          })),
      ),
    ...(first && { body: first }),
    ...(bodies.length > 1 && { bodies }),
    credentials: named
      .filter(isSendable)
      .map(({ name, place, parameter, scheme, isSignature }) => ({
        name,
        place,
        parameter,
        scheme,
        isSignature,
      })),
    ...(named.length > 1 && { credentialWords: togetherOf(credentials) }),
    ...(unsendable.length > 0 && { unsendable }),
    examples: requests.map((request) => ({
      name: request.name,
      summary: request.summary || request.name,
      parameters: Object.fromEntries(
        Object.entries(request.parameters)
          // Null counts as undefined (RFC 6570, section 2.3).
          .filter(([, value]) => value !== null)
          .map(([key, value]) => [
            key.replace('.', ':'),
            typeof value === 'object' ? plainText(value) : value,
          ]),
      ),
      body: first && request.body?.value,
      ...(first && request.body && { mediaType: request.body.mediaType }),
    })),
    answersText: answerKind(operation) === 'text',
    ...(!isInPage && { servers: serversOf(model, operation) }),
  };
}

/** Server addresses of an operation, with the variables that a reader can set. */
function serversOf(model: ApiModel, operation: Operation): FormServer[] {
  const written = operation.servers.length > 0 ? operation.servers : model.servers;
  return addressesOf(model, operation).map((url, at) => {
    const { template = '', variables = [] } = written[at] ?? {};
    if (variables.length === 0) return { url };
    // A template may start with a variable for the URL scheme.
    const isWhole = absolute(written[at]!.url) === written[at]!.url;
    return { url, template: isWhole ? template : absolute(template), variables };
  });
}

function bodyOf({ type, shape, encodings }: Media): FormBody {
  const writing = encodings.flatMap((one) => (one.writing ? [[one.name, one.writing]] : []));
  const types = new Map(encodings.map(({ name, contentType }) => [name, contentType]));
  const kind = mediaKind(type);
  const isForm = kind === 'multipart';
  const isFile = kind === 'binary' || (kind !== 'json' && shape.format === 'binary');
  const headers = isForm ? encodings.filter(({ sent }) => sent.length > 0) : [];
  return {
    mediaType: type,
    schema: isFile ? FILE : schemaOf(isForm ? withFieldTypes(shape, types) : shape, isForm),
    ...(isForm && { types: Object.fromEntries([...types].filter(([, one]) => one !== '')) }),
    ...(headers.length > 0 && {
      headers: Object.fromEntries(headers.map(({ name, sent }) => [name, sent])),
    }),
    ...(writing.length > 0 && {
      writing: Object.fromEntries(writing) as FormBody['writing'] & object,
    }),
  };
}

const FILE: FormSchema = { type: 'string', format: 'binary' };

/** Adjusts multipart fields to their content types: files get a file input, XML a text input. */
const withFieldTypes = (shape: Shape, types: Map<string, string>): Shape => ({
  ...shape,
  fields: shape.fields.map((field) => {
    const type = types.get(field.name) ?? '';
    if (isFileField(field.shape, type)) return { ...field, shape: asFile(field.shape) };
    const [first = ''] = type.split(',');
    return mediaKind(first) === 'xml' ? { ...field, shape: asText(field.shape) } : field;
  }),
});

const asText = ({ description }: Shape): Shape => ({
  ...emptyShape(),
  description,
  types: ['string'],
});

const asFile = (shape: Shape): Shape =>
  shape.items
    ? { ...shape, items: { ...shape.items, format: 'binary' } }
    : { ...shape, format: 'binary' };

/** Merges credentials sent in the same place, such as two kinds of bearer token: they share one input. */
function distinct(credentials: NeededCredential[]): NeededCredential[] {
  const byPlace = new Map<string, NeededCredential>();
  for (const one of credentials) {
    const key = one.parameter ? `${one.place} ${one.parameter} ${one.scheme}` : one.name;
    if (!byPlace.has(key)) byPlace.set(key, one);
  }
  return [...byPlace.values()];
}

/** Pages cannot send client certificates or cookies of other hosts. */
const isSendable = ({ parameter, place }: NeededCredential): boolean =>
  parameter !== '' && place !== 'cookie';

/** Forbidden request headers, which `fetch` drops silently (Fetch standard, "forbidden request-header"). */
const FORBIDDEN =
  /^(accept-charset|accept-encoding|access-control-request-(headers|method|private-network)|connection|content-length|cookie2?|date|dnt|expect|host|keep-alive|origin|referer|set-cookie|te|trailer|transfer-encoding|upgrade|via|(proxy|sec)-.*)$/i;

const isForbidden = (place: string, { name }: { name: string }): boolean =>
  place === 'header' && FORBIDDEN.test(name);

/** Methods for which `fetch` refuses a body. */
const bodiless = (method: string): boolean => method === 'GET' || method === 'HEAD';

const unsendableOf = (
  { method, body, parameters }: Operation,
  named: NeededCredential[],
): string[] => [
  ...(method === 'TRACE' ? ['the method `TRACE`'] : []),
  ...(body && bodiless(method) ? [`the body of a ${coded(method)}`] : []),
  ...parameters.flatMap(({ place, fields }) =>
    fields
      .filter((field) => isForbidden(place, field))
      .map(({ name }) => `the header ${coded(name)}`),
  ),
  ...parameters
    .filter(({ place }) => place === 'cookie')
    .flatMap(({ fields }) => fields.map(({ name }) => `the cookie ${coded(name)}`)),
  ...named
    .filter((one) => !isSendable(one))
    .map(({ name, parameter }) =>
      parameter ? `the cookie ${coded(parameter)}` : `the client certificate ${coded(name)}`,
    ),
];

const togetherOf = (sets: NeededCredential[][]): string =>
  [...new Set(sets.map((set) => joined(set.map(({ name }) => coded(name))) || 'none'))].join(
    ', or ',
  );

/** Nesting depth of inputs; deeper values are typed as JSON. */
const DEPTH = 6;

/** Converts a shape to the schema that inputs are generated from; only parts of a form can be files. */
function schemaOf(shape: Shape, takesFiles = false, depth = 0): FormSchema {
  const type = typeOf(shape);
  const inner = (one: Shape) => schemaOf(one, takesFiles, depth + 1);
  if (takesFiles && shape.format === 'binary')
    return { ...FILE, ...(shape.description && { description: shape.description }) };
  const base: FormSchema = {
    type,
    ...(shape.isNullable && { nullable: true }),
    ...(shape.description && { description: shape.description }),
    ...(shape.values.length > 0 && { enum: shape.values }),
    ...(shape.examples.length > 0 && { examples: shape.examples.slice(0, 1) }),
  };
  const forms = depth < DEPTH ? formsOf(shape, inner) : [];
  if (forms.length > 1) return { ...base, oneOf: forms };
  if (type === 'object' && depth < DEPTH)
    return {
      ...base,
      required: shape.fields.filter(({ isRequired }) => isRequired).map(({ name }) => name),
      properties: Object.fromEntries(
        shape.fields.map(({ name, shape: field }) => [name, inner(field)]),
      ),
    };
  if (type === 'array' && shape.items) return { ...base, items: inner(shape.items) };
  return base;
}

/** The alternatives of a value if any of them has fields, each combined with the fields beside the choice. */
function formsOf({ fields, choice }: Shape, inner: (shape: Shape) => FormSchema): FormSchema[] {
  const options = choice?.options ?? [];
  if (!options.some((option) => option.fields.length > 0)) return [];
  return options.map((option, index) => {
    const own = new Set(option.fields.map(({ name }) => name));
    const shared = fields.filter(({ name }) => !own.has(name));
    const whole =
      option.fields.length > 0 ? { ...option, fields: [...shared, ...option.fields] } : option;
    return { title: titleOf(option, index), ...inner(whole) };
  });
}

const titleOf = ({ name, types, fields }: Shape, index: number): string => {
  const names = fields.slice(0, 3).map((field) => field.name);
  const words = [name || types.join(' or ') || 'anything'];
  if (!name && names.length > 0) words.push(`with ${joined(names)}`);
  return `${index + 1}. ${words.join(' ')}`;
};

/** The input type of a shape. Alternatives without fields, maps, and untyped values are typed as JSON. */
function typeOf({ types, fields, values, choice, items }: Shape): string {
  const [type = fields.length > 0 ? 'object' : values.length > 0 ? 'string' : ANY] = types;
  if (types.length > 1 || (choice && fields.length === 0)) return ANY;
  if (type === 'object') return fields.length > 0 ? type : ANY;
  return type === 'array' && !items ? ANY : type;
}
