import type { Contract } from '@frontline/openapi-validator';
import { answers } from '@frontline/specs/answers';
import { apiNames, type ApiName } from '@frontline/specs/api-names';
import { operationsOf } from '@frontline/specs/apis';
import { calls } from '@frontline/specs/calls';
import type { ApiDocument, Calls, Operation } from '@frontline/specs/document';
import { documents } from '@frontline/specs/documents';
import { printedRequests, type PrintedRequest } from '@frontline/specs/printed-requests';

/** Everything known about an API without calling a server; bundled into the package. */
export interface Api extends Omit<Contract, 'document'>, Pick<ApiDocument, 'document'> {
  name: ApiName;
  calls: Calls;
  printed: PrintedRequest[];
}

function apiOf(name: ApiName): Api {
  const { document, validators } = documents[name];
  const printed = printedRequests(document);
  return { name, document, validators, answers: answers[name], calls: calls[name], printed };
}

export const apis = Object.fromEntries(apiNames.map((name) => [name, apiOf(name)])) as Record<
  ApiName,
  Api
>;

/** The URL of an anchor on the reference page of an API. */
export const docsUrl = (docs: string, api: ApiName, anchor: string): string =>
  `${docs}/docs/apis/${api}${anchor && `#${anchor}`}`;

/** Every operation of an API in reading order, with its line: `POST /api/lockers/orders`. */
export const operationsIn = ({ document }: Api): { operation: Operation; line: string }[] =>
  operationsOf(document).map(({ path, method, operation }) => ({
    operation,
    line: `${method.toUpperCase()} ${path}`,
  }));

/** The printed requests that only read and are safe to send to any server. */
export const safeRequests = ({ printed }: Api): PrintedRequest[] =>
  printed.filter(({ method, operation }) => method === 'GET' && operation['x-repeat'] === 'safe');

export const isSuccess = ({ status }: PrintedRequest): boolean => status < 300;
