import { outlines } from '@frontline/specs/outlines';
import { apiNames, type ApiName } from '../../sandbox/shared/apis.ts';
import type { ApiDocument } from '@frontline/contract';
import {
  checkBy,
  type CheckedSchema,
  type Promised,
  type Refuse,
} from '@frontline/openapi-validator/recordings';
import { kernelOf } from '../../sandbox/page/kernel-of.ts';

/** What recordings are held to: all APIs, in reading order. */
export const loadApis = (): Promise<Promised[]> =>
  Promise.all(apiNames.map(async (name) => promisedOf(name, (await outlines[name]()).outline)));

/** A document without its prose, with what its requests and answers must be. */
interface Outline {
  document: unknown;
  /** Keyed `<operationId>Path|Query|Header|Body`. */
  requests: object;
  /** Keyed `<operationId><status>`. */
  answers: object;
}

/** What recordings of an API are held to. */
function promisedOf(name: ApiName, { document, requests, answers }: Outline): Promised {
  const { paths, components } = document as ApiDocument['document'];
  return {
    name,
    href: `/docs/apis/${name}`,
    paths: paths as Promised['paths'],
    schemes: components.securitySchemes ?? {},
    answers: checksBy(answers),
    refuse: refuseBy({ document: { paths, components }, validators: checksBy(requests) }),
  };
}

const checksBy = (schemas: object) =>
  Object.fromEntries(
    Object.entries(schemas as Record<string, CheckedSchema>).map(([name, schema]) => [
      name,
      checkBy(schema),
    ]),
  );

/** Asks the kernel of the servers, so that the sentences are the server's own. */
function refuseBy(api: ApiDocument): Refuse {
  const kernel = kernelOf(api);
  return async (request) => {
    const answer = await kernel(request);
    if (answer.status < 400) return undefined;
    const { message = '', errors } = (await answer.json()) as Refused;
    return { status: answer.status, sentences: errors ? Object.values(errors).flat() : [message] };
  };
}

interface Refused {
  message?: string;
  errors?: Record<string, string[]>;
}
