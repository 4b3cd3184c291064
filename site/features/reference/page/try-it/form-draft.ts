import type { OperationForm } from '@frontline/api-reference/page';
import { keepDraft, takeDraft } from '../../../../shell/page/error-boundary/drafts.ts';
import type { FormState } from './form-value.ts';

/** Two documents may call an operation alike. */
export const keyOf = ({ api, operationId, servers }: OperationForm) =>
  servers ? `console.${api}.${operationId}` : `console.${operationId}`;

/** Keeps a form over a reload, without what may be a secret: credentials and an address with a password. */
export function keepFormDraft(form: OperationForm, state: FormState, demoCredential: string): void {
  const { credential, otherCredentials: _, ...rest } = state;
  const otherUrl = rest.otherUrl.includes('@') ? '' : rest.otherUrl;
  const isOwn = credential !== demoCredential;
  keepDraft(keyOf(form), JSON.stringify({ ...rest, otherUrl, isOwn }, withoutBlobs));
}

/** A file is not kept: the page may read it only as long as it stands. */
const withoutBlobs = (_: string, value: unknown): unknown =>
  value instanceof Blob ? undefined : value;

/** What is left of a form after a reload; a credential of the reader's own is an empty field then. */
export function recallDraft(form: OperationForm): Partial<FormState> {
  const { target, otherUrl, parameters, mediaType, mode, body, chosen, raw, isOwn } = parsed(
    takeDraft(keyOf(form)),
  );
  const isForm =
    (target === 'page' || target === 'computer' || target === 'other') &&
    (mode === 'form' || mode === 'raw') &&
    typeof otherUrl === 'string' &&
    typeof raw === 'string' &&
    isEach('string', parameters) &&
    // An earlier build knew parameters by their names alone.
    Object.keys(parameters).every((key) => /^\w+:/.test(key));
  if (!isForm) return {};
  return {
    target,
    otherUrl,
    parameters,
    mode,
    body,
    raw,
    ...(typeof mediaType === 'string' && { mediaType }),
    ...(isEach('number', chosen) && { chosen }),
    ...(isOwn === true && { credential: '' }),
  };
}

/** Another build of the site may have written it: what is not a form of this one counts as nothing. */
function parsed(text = '{}'): Record<string, unknown> {
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    return {};
  }
}

const isEach = <Name extends 'string' | 'number'>(
  type: Name,
  value: unknown,
): value is Record<string, Name extends 'string' ? string : number> =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((one) => typeof one === type);
