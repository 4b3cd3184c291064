import { textsToSign } from '@frontline/twilio-signature';
import { draftOf } from '../draft.ts';
import type { Session } from '../session.ts';
import { expectFields, step, type Step } from '../step.ts';
import { sendSharedRequests, UNKNOWN, type CaseInput, type Cases } from '../cases.ts';

const text = 'Conformance check. Nothing to do.';

export const cases: Cases = {
  secrets: { EdgeDeviceKey: 'EDGE_DEVICE_KEY', AuthToken: 'TWILIO_AUTH_TOKEN' },
  changeSummary: `It sends one edge device two messages: “${text}”. They cannot be taken back.`,
  runSafe,
  runChanges,
};

async function runSafe(session: Session, input: CaseInput): Promise<void> {
  const { send, skip } = session;
  const { ids, secrets } = input;
  const credential = secrets['EdgeDeviceKey'] && 'EdgeDeviceKey';
  await sendSharedRequests(session, '/webhooks/incoming/generic', credential);
  const unknown = { edgeId: UNKNOWN.text };
  const own = { edgeId: ids['edge_id'] };
  if (credential) {
    await send(step('sendGenericMessage', 'validationFailure', own));
    await send(step('sendGenericMessage', 'edgeDeviceNotFound', unknown));
  } else
    for (const status of [200, 404, 422])
      skip('sendGenericMessage', status, 'EDGE_DEVICE_KEY is not set');

  if (!canSign(input)) {
    const reason = 'TWILIO_AUTH_TOKEN is not set, or the map names no account_sid';
    for (const status of [200, 404, 422]) skip('receiveTextMessage', status, reason);
    return;
  }
  const form = { AccountSid: ids['account_sid'] };
  await send(await signed(session, input, 'edgeDeviceNotFound', { ...form, ...unknown }));
  await send(await signed(session, input, 'validationFailure', { ...form, ...own }));
}

async function runChanges(session: Session, input: CaseInput): Promise<void> {
  const { send } = session;
  const { ids, secrets, runId } = input;
  const edgeId = ids['edge_id'];
  const own = { edgeId, text, actor: 'Conformance check' };
  // A server that requires no key speaks the message.
  await send(step('sendGenericMessage', 'otherDeviceKey', own, { credential: 'none' }));
  const form = { edgeId, AccountSid: ids['account_sid'], Body: text };
  const unsigned = step('receiveTextMessage', 'accepted', form, { status: 403 });
  await send(unsigned);
  await send({ ...unsigned, headers: { 'X-Twilio-Signature': 'AAAAAAAAAAAAAAAAAAAAAAAAAAA=' } });
  if (secrets['EdgeDeviceKey']) {
    const other = ids['other_edge_id'];
    if (other) await send(step('sendGenericMessage', 'otherDeviceKey', { ...own, edgeId: other }));
    const headers = { 'Idempotency-Key': runId };
    await send(step('sendGenericMessage', 'accepted', own, { headers, expects: isSuccess }));
  }
  if (!canSign(input)) return;
  const accepted = await signed(session, input, 'accepted', { ...form, MessageSid: runId });
  await send({ ...accepted, expects: isSuccess });
}

const isSuccess = expectFields({ success: true });

const canSign = ({ secrets, ids }: CaseInput) =>
  Boolean(secrets['AuthToken'] && ids['account_sid']);

/** A text message signed with the auth token of the account. */
async function signed(
  { api }: Session,
  { secrets, publicUrl }: CaseInput,
  example: string,
  values: Record<string, unknown>,
): Promise<Step> {
  const unsigned = step('receiveTextMessage', example, values);
  const { line, params, body = {} } = draftOf(api, unsigned);
  const path = line
    .split(' ')[1]!
    .replace('{edgeId}', encodeURIComponent(String(params.path['edgeId'])));
  const fields = Object.entries(body).filter(([, value]) => value !== undefined);
  const form = fields.map(([name, value]) => [name, String(value)] as const);
  const [toSign = ''] = textsToSign(publicUrl.replace(/\/+$/, '') + path, form);
  const bytes = new TextEncoder();
  const algorithm = { name: 'HMAC', hash: 'SHA-1' };
  const token = bytes.encode(secrets['AuthToken']);
  const key = await crypto.subtle.importKey('raw', token, algorithm, false, ['sign']);
  const hmac = await crypto.subtle.sign('HMAC', key, bytes.encode(toSign));
  const signature = btoa(String.fromCharCode(...new Uint8Array(hmac)));
  const message = `The signature was made for ${publicUrl}. Where the server knows itself by another address, name that with --public-url.`;
  const headers = { 'X-Twilio-Signature': signature };
  return { ...unsigned, headers, hint: { status: 403, message } };
}
