import type { OperationForm } from '@frontline/api-reference/page';
import type { Faults } from '../../../sandbox/page/check-request.ts';
import { type FormState, isStructured, parsed } from './form-value.ts';
import { isRaw, kindOf, readBody } from './form-body.ts';
import { add, fromText, hold, type Reading } from './hold-value.ts';
import { parameterKey } from './read-form.ts';

/**
 * What the document says against what stands in a form, by field: what is missing, what is of another type
 * and what is none of the allowed values. For an API that no server in this page answers for.
 */
export function checkForm(form: OperationForm, state: FormState): Promise<Faults> {
  const faults: Faults = {};
  const chosen = isRaw(form, state) ? {} : (state.chosen ?? {});
  const reading = (isText: boolean): Reading => ({ faults, isText, chosen });
  for (const parameter of form.parameters) {
    const { required = false, schema } = parameter;
    const key = parameterKey(parameter);
    const text = state.parameters[key] ?? '';
    if (text === '' && required) add(faults, key, 'is required');
    else if (text !== '' && isStructured(schema)) hold(reading(false), key, schema, parsed(text));
    else if (text !== '') hold(reading(true), key, schema, fromText(text, schema));
  }
  if (form.body) {
    const body = bodyOf(form, state);
    if (body !== undefined || form.body.schema.format === 'binary')
      hold(reading(kindOf(form.body.mediaType) !== 'json'), '', form.body.schema, body);
  }
  return Promise.resolve(faults);
}

/** Text that is not JSON is told where it is typed. */
function bodyOf(form: OperationForm, state: FormState): unknown {
  if (!isRaw(form, state)) return state.body;
  try {
    return readBody(form, state.raw);
  } catch {
    return undefined;
  }
}
