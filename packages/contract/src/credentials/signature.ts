import type { BodyReader } from '../body.ts';
import type { SecurityScheme } from '../document.ts';
import type { Form } from '../form.ts';

/**
 * What a signature scheme signs: every field of the form, known to the document or not. Other
 * schemes need no body, so theirs is not read before the credential is accepted.
 */
export async function signedForm(scheme: SecurityScheme, body: BodyReader): Promise<Form> {
  return scheme['x-signs'] === 'form' ? body.form() : [];
}
