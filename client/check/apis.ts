import type { Contract } from '@frontline/exchange';
import type { ApiName } from '@frontline/specs/api-names';
import { api as callForHelp } from '@frontline/specs/call-for-help';
import callForHelpAnswers from '@frontline/specs/call-for-help/answers';
import type { ApiDocument, Calls, Operation, Validate } from '@frontline/specs/document';
import { calls as callForHelpCalls } from '@frontline/specs/generated/call-for-help.calls.ts';
import { calls as lockersCalls } from '@frontline/specs/generated/lockers.calls.ts';
import { calls as radioCalls } from '@frontline/specs/generated/radio.calls.ts';
import { api as lockers } from '@frontline/specs/lockers';
import lockersAnswers from '@frontline/specs/lockers/answers';
import { printedRequests, type PrintedRequest } from '@frontline/specs/printed-requests';
import { api as radio } from '@frontline/specs/radio';
import radioAnswers from '@frontline/specs/radio/answers';

/** All that is known of an API without a server: it travels in the package. */
export interface Api extends Omit<Contract, 'document'>, Pick<ApiDocument, 'document'> {
  name: ApiName;
  calls: Calls;
  printed: PrintedRequest[];
}

const apiOf = (
  name: ApiName,
  { document, validators }: ApiDocument,
  answers: Record<string, Validate>,
  calls: Calls,
): Api => ({ name, document, validators, answers, calls, printed: printedRequests(document) });

export const apis: Record<ApiName, Api> = {
  'call-for-help': apiOf('call-for-help', callForHelp, callForHelpAnswers, callForHelpCalls),
  lockers: apiOf('lockers', lockers, lockersAnswers, lockersCalls),
  radio: apiOf('radio', radio, radioAnswers, radioCalls),
};

/** Where the docs say it: the page of the API, and the place on it. */
export const addressIn = (docs: string, api: ApiName, anchor: string): string =>
  `${docs}/docs/apis/${api}${anchor && `#${anchor}`}`;

/** Every operation of an API in reading order, with its line: `POST /api/lockers/orders`. */
export const operationsIn = ({ document }: Api): { operation: Operation; line: string }[] =>
  Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({
      operation,
      line: `${method.toUpperCase()} ${path}`,
    })),
  );
