import type { ApiName } from '@frontline/specs/api-names';
import type { Parameter } from '@frontline/specs/document';
import { apis, isSuccess, readingRequests } from '../apis.ts';
import type { IdQuestion, Questions } from '../ids.ts';

/** What an API is asked of that nobody wrote questions for: the parameters of the calls that only read. */
export function questionsByDefault(name: ApiName): Questions {
  const asked = readingRequests(apis[name])
    .filter(isSuccess)
    .flatMap(({ operation, parameters }) =>
      (operation.parameters ?? [])
        .filter((one) => one.in !== 'header' && one.name in parameters)
        .map((one) => [one.name, questionOf(one, parameters[one.name])] as const),
    );
  // The first call that names a parameter says what it is in the demonstration store.
  return Object.fromEntries(asked.toReversed());
}

function questionOf({ description, required, schema }: Parameter, printed: unknown): IdQuestion {
  const isNumber = schema.type === 'integer';
  return {
    kind: isNumber ? 'number' : 'text',
    asks: description.trim().replace(/\.$/, ''),
    demo: isNumber ? Number(printed) : String(printed),
    ...(!required && { isOptional: true }),
  };
}
