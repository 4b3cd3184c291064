import { useEffect, useMemo, useState } from 'react';
import type { OperationForm } from '@frontline/api-reference/page';
import type { Faults } from '../../../sandbox/page/check-request.ts';
import type { RawRequest } from '../../../sandbox/page/raw-request.ts';
import { ReaderError } from '../../../sandbox/page/reader-error.ts';
import type { FormState } from './form-value.ts';
import { credentialFault } from './form-credentials.ts';
import { buildRequest, keep, recall, withBody, addressOf } from './form-state.ts';
import type { Sent } from './history-list.tsx';
import { baseUrlOf } from '../../../sandbox/shared/apis.ts';
import { callsComputer } from '../../../sandbox/page/local-servers.ts';
import { useSending, type Sending } from './use-sending.ts';
import { apiOf } from './read-form.ts';

interface Console {
  /** The form with the body that is chosen. */
  form: OperationForm;
  state: FormState;
  change: (state: FormState) => void;
  /** The request that the form stands for; undefined while it stands for none. */
  request: RawRequest | undefined;
  /** What the server would refuse, by field. */
  faults: Faults;
  /** Why the credential cannot be sent; empty where it can. */
  credentialFault: string;
  /** The calls of this console, with the last answer. */
  calls: Sending;
  /** Sends what the form stands for. */
  send: () => void;
  replay: (sent: Sent) => void;
}

/** What the server of a form would refuse of what stands in it, by field. */
export type Check = (form: OperationForm, state: FormState) => Promise<Faults>;

/** The state of one console and what it can do. */
export function useConsole(given: OperationForm, check: Check): Console {
  const [state, setState] = useState(() => recall(given));
  const { mediaType } = state;
  const form = useMemo(() => withBody(given, mediaType), [given, mediaType]);
  const [checked, setChecked] = useState<{ request?: RawRequest; faults: Faults }>({ faults: {} });
  const calls = useSending();
  const ownFault = credentialFault(form, state);

  useEffect(() => {
    let isCurrent = true;
    follow(form, state, check).then(
      (found) => isCurrent && setChecked(found),
      // For the boundary around the console.
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
      keep(form, next);
    },
    request: checked.request,
    faults: checked.faults,
    credentialFault: ownFault,
    calls,
    send: () => void send(),
    replay: ({ request, target }) => {
      const otherUrl = new URL(request.url).origin;
      calls.send(request, target, () => noAnswer(form, { ...state, target, otherUrl }, location));
    },
  };
}

/** The request a form stands for, and what its server would refuse of it. */
async function follow(form: OperationForm, state: FormState, check: Check) {
  // Nothing is asked of the server about a credential, and one that cannot travel stops everything.
  const isSendable = !credentialFault(form, state);
  const request = isSendable ? await buildRequest(form, state).catch(() => undefined) : undefined;
  return { ...(request && { request }), faults: await check(form, state) };
}

/** Why a server elsewhere gave no answer that this page may read, in sentences to act on. */
export function noAnswer(form: OperationForm, state: FormState, page: Location): string {
  const address = addressOf(form, state);
  const url = whole(address);
  if (!url) return 'Give the whole address of the server, such as https://store.example.com.';
  const { protocol, hostname, username, password } = url;
  if (username || password) {
    return 'Give the address without a name and a password: a browser does not call such an address.';
  }
  const isNear = hostname === 'localhost' || hostname === '127.0.0.1';
  if (protocol === 'http:' && state.target === 'other' && !(isNear && callsComputer())) {
    const more = callsComputer() ? ' and servers on this computer' : '';
    return `Pages of this site call only https addresses${more}, so the browser does not call ${address}. Give an https address.`;
  }
  if (form.servers)
    return `No answer from ${address} that this page may read. Either no server listens there, or it does not allow pages of ${page.origin} (CORS).`;
  const prefix = form.api.toUpperCase().replaceAll('-', '_');
  const variable = `${prefix}_CORS_ORIGINS`;
  const port = address === baseUrlOf(apiOf(form)) ? '' : `${prefix}_PORT=${new URL(address).port} `;
  const cause = `No answer from ${address} that this page may read. Either no server listens there, or it does not allow pages of ${page.origin} (CORS).`;
  return state.target === 'computer'
    ? `${cause} Start one with: ${port}${variable}=${page.origin} npm run serve -- ${form.api} --demo`
    : `${cause} A reference server allows them with ${variable}=${page.origin}.`;
}

function whole(address: string): URL | undefined {
  try {
    return /^https?:\/\/[^/]/.test(address) ? new URL(address) : undefined;
  } catch {
    return undefined;
  }
}
