import type { ApiName } from '@frontline/specs/api-names';
import type { Parameter } from '@frontline/specs/document';
import { apis, isSuccess, safeRequests } from '../apis.ts';
import type { IdQuestion, Questions } from '../ids.ts';

/** Questions for an API without its own: the parameters of the printed requests that only read. */
export function questionsByDefault(name: ApiName): Questions {
  const entries = safeRequests(apis[name])
    .filter(isSuccess)
    .flatMap(({ operation, parameters }) =>
      (operation.parameters ?? [])
        .filter((one) => one.in !== 'header' && one.name in parameters)
        .map((one) => [one.name, questionOf(one, parameters[one.name])] as const),
    );
  // Reversed, so that the first request with a parameter provides its demonstration value.
  return Object.fromEntries(entries.toReversed());
}

function questionOf({ description, required, schema }: Parameter, printed: unknown): IdQuestion {
  const isNumber = schema.type === 'integer';
  return {
    kind: isNumber ? 'number' : 'text',
    prompt: description.trim().replace(/\.$/, ''),
    demo: isNumber ? Number(printed) : String(printed),
    ...(!required && { isOptional: true }),
  };
}
