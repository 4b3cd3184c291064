import type { Parameter, Schema, SecurityScheme } from '@frontline/specs/document';
import type { FormServer } from '../../../../src/components/try-it/form-server.ts';
import type { OperationForm } from '../../../../src/components/try-it/operation-form.ts';
import type { ApiModel, NeededCredential, Operation, Shape } from '../model/types.ts';
import { answerKind } from '../samples/languages.ts';
import { absolute, addressesOf } from '../samples/request.ts';

/** What a console asks for to make a call, for an API that no server in the page answers for. */
export function consoleForm(model: ApiModel, operation: Operation): OperationForm {
  const { operationId, summary, method, path, credentials, requests, body } = operation;
  const [media] = body?.media ?? [];
  const [credential] = credentials[0] ?? [];
  return {
    api: model.name as OperationForm['api'],
    operationId,
    summary,
    method,
    path,
    parameters: operation.parameters.flatMap(({ place, fields }) =>
      fields.map(({ name, isRequired, shape }) => ({
        name,
        in: place as Parameter['in'],
        required: isRequired,
        description: shape.description,
        schema: schemaOf(shape),
      })),
    ),
    ...(media && { body: { mediaType: media.type, schema: schemaOf(media.shape) } }),
    ...(credential && schemeOf(credential)),
    examples: requests.map((request) => ({
      name: request.name,
      summary: request.summary || request.name,
      parameters: Object.fromEntries(
        Object.entries(request.parameters).map(([key, value]) => [
          key.slice(key.indexOf('.') + 1),
          typeof value === 'object' ? JSON.stringify(value) : value,
        ]),
      ),
      body: request.body?.value,
    })),
    answersText: answerKind(operation) === 'text',
    servers: serversOf(model, operation),
  };
}

/** The addresses of an operation, with the variables that a reader may set. */
function serversOf(model: ApiModel, operation: Operation): FormServer[] {
  const written = operation.servers.length > 0 ? operation.servers : model.servers;
  return addressesOf(model, operation).map((url, at) => {
    const { template = '', variables = [] } = written[at] ?? {};
    if (variables.length === 0) return { url };
    // A template may begin with a variable that holds the scheme.
    const isWhole = absolute(written[at]!.url) === written[at]!.url;
    return { url, template: isWhole ? template : absolute(template), variables };
  });
}

/** A client certificate is the browser's matter, and a cookie that of the host. */
function schemeOf(credential: NeededCredential): Pick<OperationForm, 'credential'> {
  const { name, place, parameter, scheme, description } = credential;
  if (parameter === '' || place === 'cookie') return {};
  const kind: Pick<SecurityScheme, 'type' | 'scheme' | 'in' | 'name'> = scheme
    ? { type: 'http', scheme, name: parameter }
    : { type: 'apiKey', in: place, name: parameter };
  return { credential: { ...kind, description, key: name } };
}

/** How deep a form goes; what is deeper is typed as text. */
const DEPTH = 6;

/** A shape as the schema that inputs are drawn from. */
function schemaOf(shape: Shape, depth = 0): Schema {
  const [type = shape.fields.length > 0 ? 'object' : 'string'] = shape.types;
  const base: Schema = {
    type,
    ...(shape.description && { description: shape.description }),
    ...(shape.values.length > 0 && { enum: shape.values }),
    ...(shape.example !== undefined && { examples: [shape.example] }),
  };
  if (type === 'object' && depth < DEPTH)
    return {
      ...base,
      required: shape.fields.filter(({ isRequired }) => isRequired).map(({ name }) => name),
      properties: Object.fromEntries(
        shape.fields.map(({ name, shape: inner }) => [name, schemaOf(inner, depth + 1)]),
      ),
    };
  if (type === 'array' && shape.items) return { ...base, items: schemaOf(shape.items, depth + 1) };
  return base;
}
