import type { OperationForm } from '@frontline/api-reference/page';
import type { Faults } from '../../../sandbox/page/check-request.ts';
import { type FormState, isStructured, parameterKey, parseOrText } from './form-value.ts';
import { isRaw, kindOf, readBody } from './form-body.ts';
import { addFault, fromText, validate, type Validation } from './validate-value.ts';

/**
 * Validates a form against its document: missing fields, wrong types and values outside an `enum`. Used for APIs
 * that have no server in this page.
 */
export function checkForm(form: OperationForm, state: FormState): Promise<Faults> {
  const faults: Faults = {};
  const chosen = isRaw(form, state) ? {} : (state.chosen ?? {});
  const validation = (isText: boolean): Validation => ({ faults, isText, chosen });
  for (const parameter of form.parameters) {
    const { required = false, schema } = parameter;
    const key = parameterKey(parameter);
    const text = state.parameters[key] ?? '';
    if (text === '' && required) addFault(faults, key, 'is required');
    else if (text !== '' && isStructured(schema))
      validate(validation(false), key, schema, parseOrText(text));
    else if (text !== '') validate(validation(true), key, schema, fromText(text, schema));
  }
  if (form.body) {
    const body = bodyOf(form, state);
    if (body !== undefined || form.body.schema.format === 'binary')
      validate(validation(kindOf(form.body.mediaType) !== 'json'), '', form.body.schema, body);
  }
  return Promise.resolve(faults);
}

/** Undefined if the text is not JSON: the text field reports that itself. */
function bodyOf(form: OperationForm, state: FormState): unknown {
  if (!isRaw(form, state)) return state.body;
  try {
    return readBody(form, state.raw);
  } catch {
    return undefined;
  }
}
