import { outlines } from '@frontline/specs/outlines';
import { apiNames, type ApiName } from '../../sandbox/shared/apis.ts';
import type { ApiDocument } from '@frontline/contract';
import {
  createSchemaCheck,
  type CheckedSchema,
  type DocumentedApi,
  type Refuse,
} from '@frontline/openapi-validator/recordings';
import { kernelOf } from '../../sandbox/page/kernel-of.ts';

/** All APIs in reading order, to validate recordings against. */
export const loadApis = (): Promise<DocumentedApi[]> =>
  Promise.all(apiNames.map(async (name) => promisedOf(name, (await outlines[name]()).outline)));

/** A document without prose, and the schemas of its requests and responses. */
interface Outline {
  document: unknown;
  /** Keyed `<operationId>Path|Query|Header|Body`. */
  requests: object;
  /** Keyed `<operationId><status>`. */
  answers: object;
}

/** The API in the form that the validator needs. */
function promisedOf(name: ApiName, { document, requests, answers }: Outline): DocumentedApi {
  const { paths, components } = document as ApiDocument['document'];
  return {
    name,
    href: `/docs/apis/${name}`,
    paths: paths as DocumentedApi['paths'],
    schemes: components.securitySchemes ?? {},
    answers: checksBy(answers),
    refuse: refuseBy({ document: { paths, components }, validators: checksBy(requests) }),
  };
}

const checksBy = (schemas: object) =>
  Object.fromEntries(
    Object.entries(schemas as Record<string, CheckedSchema>).map(([name, schema]) => [
      name,
      createSchemaCheck(schema),
    ]),
  );

/** Validates with the kernel of the servers, so that messages are those of the server. */
function refuseBy(api: ApiDocument): Refuse {
  const kernel = kernelOf(api);
  return async (request) => {
    const answer = await kernel(request);
    if (answer.status < 400) return undefined;
    const { message = '', errors } = (await answer.json()) as ErrorBody;
    return { status: answer.status, messages: errors ? Object.values(errors).flat() : [message] };
  };
}

interface ErrorBody {
  message?: string;
  errors?: Record<string, string[]>;
}
