import { useEffect, useMemo, useState } from 'react';
import type { OperationForm } from '@frontline/api-reference/page';
import type { Faults } from '../../../sandbox/page/check-request.ts';
import type { RawRequest } from '../../../sandbox/page/raw-request.ts';
import { ReaderError } from '../../../sandbox/page/reader-error.ts';
import { apiOf, type FormState } from './form-value.ts';
import { credentialFault } from './form-credentials.ts';
import { buildRequest, saveForm, restoreForm, withBody, addressOf } from './form-state.ts';
import type { SentCall } from './history-list.tsx';
import { baseUrlOf } from '../../../sandbox/shared/apis.ts';
import { mayCallLocalhost } from '../../../sandbox/page/local-servers.ts';
import { useSending, type Sending } from './use-sending.ts';

interface Console {
  /** The form with the chosen body. */
  form: OperationForm;
  state: FormState;
  change: (state: FormState) => void;
  /** The request of the form; undefined while the form is invalid. */
  request: RawRequest | undefined;
  /** Faults that the server would report, by field. */
  faults: Faults;
  /** Why the credential cannot be sent; empty if it can. */
  credentialFault: string;
  /** Why the address of the server cannot be called; empty if it can. */
  addressFault: string;
  /** The pending call and the last result. */
  calls: Sending;
  send: () => void;
  replay: (sent: SentCall) => void;
}

/** Finds the faults that the server would report, by field. */
export type Check = (form: OperationForm, state: FormState) => Promise<Faults>;

export function useConsole(initialForm: OperationForm, check: Check): Console {
  const [state, setState] = useState(() => restoreForm(initialForm));
  const { mediaType } = state;
  const form = useMemo(() => withBody(initialForm, mediaType), [initialForm, mediaType]);
  const [checked, setChecked] = useState<{ request?: RawRequest; faults: Faults }>({ faults: {} });
  const calls = useSending();
  const ownFault = credentialFault(form, state);

  useEffect(() => {
    let isCurrent = true;
    evaluate(form, state, check).then(
      (found) => isCurrent && setChecked(found),
      // Rethrown while rendering, for the error boundary around the console.
      (cause: unknown) =>
        setChecked(() => {
          throw cause;
        }),
    );
    return () => {
      isCurrent = false;
    };
  }, [form, state, check]);

  const send = async () => {
    const explain = () => noAnswer(form, state, location);
    try {
      calls.send(await buildRequest(form, state), state.target, explain);
    } catch (cause) {
      calls.refuse(state.target, cause instanceof ReaderError ? cause.message : explain());
    }
  };
  return {
    form,
    state,
    change: (next) => {
      setState(next);
      saveForm(form, next);
    },
    request: checked.request,
    faults: checked.faults,
    credentialFault: ownFault,
    addressFault: addressFault(form, state),
    calls,
    send: () => void send(),
    replay: ({ request, target }) => {
      const otherUrl = new URL(request.url).origin;
      calls.send(request, target, () => noAnswer(form, { ...state, target, otherUrl }, location));
    },
  };
}

async function evaluate(form: OperationForm, state: FormState, check: Check) {
  // Validation ignores credentials, but without a valid one there is no request.
  const isSendable = !credentialFault(form, state);
  const request = isSendable ? await buildRequest(form, state).catch(() => undefined) : undefined;
  return { ...(request && { request }), faults: await check(form, state) };
}

/** Why no browser calls the address of the server, with what to do; empty if it may. */
export function addressFault(form: OperationForm, state: FormState): string {
  const url = absoluteUrl(addressOf(form, state));
  if (!url) return 'Enter the full address of the server, such as https://store.example.com.';
  return url.username || url.password
    ? 'Enter the address without a name and password: browsers do not call such addresses.'
    : '';
}

/** Why there is no readable answer from a server elsewhere, with what to do, in sentences. */
export function noAnswer(form: OperationForm, state: FormState, page: Location): string {
  const address = addressOf(form, state);
  const { protocol, hostname } = new URL(address);
  const isLocal = hostname === 'localhost' || hostname === '127.0.0.1';
  if (protocol === 'http:' && state.target === 'other' && !(isLocal && mayCallLocalhost())) {
    const more = mayCallLocalhost() ? ' and servers on this computer' : '';
    return `Pages of this site call only https addresses${more}, so the browser does not call ${address}. Enter an https address.`;
  }
  const cause = `No response from ${address} that this page may read. Either no server is running there, or it does not allow pages from ${page.origin} (CORS).`;
  if (form.servers) return cause;
  const prefix = form.api.toUpperCase().replaceAll('-', '_');
  const variable = `${prefix}_CORS_ORIGINS`;
  const port = address === baseUrlOf(apiOf(form)) ? '' : `${prefix}_PORT=${new URL(address).port} `;
  return state.target === 'computer'
    ? `${cause} Start one with: ${port}${variable}=${page.origin} npm run serve -- ${form.api} --demo`
    : `${cause} A reference server allows them with ${variable}=${page.origin}.`;
}

function absoluteUrl(address: string): URL | undefined {
  try {
    return /^https?:\/\/[^/]/.test(address) ? new URL(address) : undefined;
  } catch {
    return undefined;
  }
}
