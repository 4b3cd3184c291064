import { baseUrlOf } from '../../../sandbox/shared/apis.ts';
import { callsComputer } from '../../../sandbox/page/local-servers.ts';
import type { FormState } from '../../shared/form/filled-form.ts';
import { addressOf } from './form-state.ts';
import type { OperationForm } from '../../shared/form/operation-form.ts';

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
  const port = address === baseUrlOf(form.api) ? '' : `${prefix}_PORT=${new URL(address).port} `;
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
