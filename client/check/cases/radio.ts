import { textsToSign } from '@frontline/twilio-signature';
import { draftOf } from '../draft.ts';
import type { Session } from '../session.ts';
import { expectFields, type Step } from '../step.ts';
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
  const { secrets } = input;
  const generic = { operation: 'sendGenericMessage' };
  const edgeId = UNKNOWN.text;
  const credential = secrets['EdgeDeviceKey'] && 'EdgeDeviceKey';
  await sendSharedRequests(session, '/webhooks/incoming/generic', credential);
  if (credential) {
    await send({
      ...generic,
      example: 'validationFailure',
      values: { edgeId: input.ids['edge_id'] },
    });
    await send({ ...generic, example: 'edgeDeviceNotFound', values: { edgeId } });
  } else
    for (const status of [200, 404, 422])
      skip(generic.operation, status, 'EDGE_DEVICE_KEY is not set');

  if (!canSign(input)) {
    const reason = 'TWILIO_AUTH_TOKEN is not set, or the map names no account_sid';
    for (const status of [200, 404, 422]) skip('receiveTextMessage', status, reason);
    return;
  }
  const form = { AccountSid: input.ids['account_sid'] };
  const example = 'edgeDeviceNotFound';
  await send(await signed(session, input, { example, values: { ...form, edgeId } }));
  const own = { ...form, edgeId: input.ids['edge_id'] };
  await send(await signed(session, input, { example: 'validationFailure', values: own }));
}

async function runChanges(session: Session, input: CaseInput): Promise<void> {
  const { send } = session;
  const { ids, secrets, runId } = input;
  const edgeId = ids['edge_id'];
  const own = { edgeId, text, actor: 'Conformance check' };
  const generic = { operation: 'sendGenericMessage', values: own };
  // A server that requires no key speaks the message.
  await send({ ...generic, example: 'otherDeviceKey', credential: 'none' });
  const form = { edgeId, AccountSid: ids['account_sid'], Body: text };
  const unsigned = { operation: 'receiveTextMessage', example: 'accepted', status: 403 };
  await send({ ...unsigned, values: form });
  await send({
    ...unsigned,
    values: form,
    headers: { 'X-Twilio-Signature': 'AAAAAAAAAAAAAAAAAAAAAAAAAAA=' },
  });
  if (secrets['EdgeDeviceKey']) {
    const other = ids['other_edge_id'];
    if (other)
      await send({ ...generic, example: 'otherDeviceKey', values: { ...own, edgeId: other } });
    const headers = { 'Idempotency-Key': runId };
    await send({ ...generic, example: 'accepted', headers, expects: isSuccess });
  }
  if (!canSign(input)) return;
  const step = { example: 'accepted', values: { ...form, MessageSid: runId }, expects: isSuccess };
  await send(await signed(session, input, step));
}

const isSuccess = expectFields({ success: true });

const canSign = ({ secrets, ids }: CaseInput) =>
  Boolean(secrets['AuthToken'] && ids['account_sid']);

/** A text message signed with the auth token of the account. */
async function signed(
  { api }: Session,
  { secrets, publicUrl }: CaseInput,
  own: Omit<Step, 'operation'>,
): Promise<Step> {
  const step = { ...own, operation: 'receiveTextMessage' };
  const { line, params, body = {} } = draftOf(api, step);
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
  return { ...step, headers, hint: { status: 403, message } };
}
