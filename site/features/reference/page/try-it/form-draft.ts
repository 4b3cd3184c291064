import type { OperationForm } from '@frontline/api-reference/page';
import { saveDraft, readDraft } from '../../../../shell/page/error-boundary/drafts.ts';
import { demoCredentials } from '../../../sandbox/shared/demo-credentials.ts';
import { typedSecrets } from './form-credentials.ts';
import type { FormState } from './form-value.ts';

/** Includes the API where documents of several providers may use the same operation id. */
export const keyOf = ({ api, operationId, servers }: OperationForm) =>
  servers ? `console.${api}.${operationId}` : `console.${operationId}`;

/** Saves a form across reloads, without possible secrets: credentials and an address with a password. */
export function saveFormDraft(form: OperationForm, state: FormState): void {
  const otherUrl = state.otherUrl.includes('@') ? '' : state.otherUrl;
  // The reader's own become empty fields.
  const own = typedSecrets(form, state)
    .filter(({ credential: { name }, text }) => text !== (demoCredentials[name] ?? ''))
    .map(({ credential: { name } }) => [name, '']);
  const saved = { ...state, otherUrl, credentials: Object.fromEntries(own) as object };
  saveDraft(keyOf(form), JSON.stringify(saved, withoutBlobs));
}

/** Files are not saved: a page loses access to them when it reloads. */
const withoutBlobs = (_: string, value: unknown): unknown =>
  value instanceof Blob ? undefined : value;

/** Restores a saved form after a reload. Only the reader's own credentials are in it, as empty fields. */
export function restoreDraft(form: OperationForm): Partial<FormState> {
  const { target, otherUrl, parameters, mediaType, mode, body, chosen, raw, credentials } = parsed(
    readDraft(keyOf(form)),
  );
  const isForm =
    (target === 'page' || target === 'computer' || target === 'other') &&
    (mode === 'form' || mode === 'raw') &&
    typeof otherUrl === 'string' &&
    typeof raw === 'string' &&
    isEach('string', parameters) &&
    // An earlier build used keys without the location of the parameter.
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
    ...(isEach('string', credentials) && { credentials }),
  };
}

/** Another build of the site may have written the draft, so invalid JSON counts as empty. */
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
