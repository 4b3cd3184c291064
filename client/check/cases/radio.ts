import { textsToSign } from '@frontline/twilio-signature';
import { draftOf } from '../draft.ts';
import type { Session } from '../session.ts';
import { has, type Step } from '../step.ts';
import { shared, UNKNOWN, type Given, type Cases } from '../cases.ts';

const text = 'Conformance check. Nothing to do.';

export const cases: Cases = {
  secrets: { EdgeDeviceKey: 'EDGE_DEVICE_KEY', AuthToken: 'TWILIO_AUTH_TOKEN' },
  changes: `It sends one edge device two messages: “${text}”. They cannot be taken back.`,
  look,
  change,
};

async function look(session: Session, given: Given): Promise<void> {
  const { send, skip } = session;
  const { secrets } = given;
  const generic = { operation: 'sendGenericMessage' };
  const edgeId = UNKNOWN.text;
  const credential = secrets['EdgeDeviceKey'] && 'EdgeDeviceKey';
  await shared(session, '/webhooks/incoming/generic', credential);
  if (credential) {
    await send({ ...generic, like: 'validationFailure', given: { edgeId: given.ids['edge_id'] } });
    await send({ ...generic, like: 'edgeDeviceNotFound', given: { edgeId } });
  } else
    for (const status of [200, 404, 422])
      skip(generic.operation, status, 'EDGE_DEVICE_KEY is not set');

  if (!canSign(given)) {
    const reason = 'TWILIO_AUTH_TOKEN is not set, or the map names no account_sid';
    for (const status of [200, 404, 422]) skip('receiveTextMessage', status, reason);
    return;
  }
  const form = { AccountSid: given.ids['account_sid'] };
  const like = 'edgeDeviceNotFound';
  await send(await signed(session, given, { like, given: { ...form, edgeId } }));
  const own = { ...form, edgeId: given.ids['edge_id'] };
  await send(await signed(session, given, { like: 'validationFailure', given: own }));
}

async function change(session: Session, given: Given): Promise<void> {
  const { send } = session;
  const { ids, secrets, mark } = given;
  const edgeId = ids['edge_id'];
  const own = { edgeId, text, actor: 'Conformance check' };
  const generic = { operation: 'sendGenericMessage', given: own };
  // A server that asks for no key speaks them.
  await send({ ...generic, like: 'otherDeviceKey', credential: 'none' });
  const form = { edgeId, AccountSid: ids['account_sid'], Body: text };
  const unsigned = { operation: 'receiveTextMessage', like: 'accepted', status: 403 };
  await send({ ...unsigned, given: form });
  await send({
    ...unsigned,
    given: form,
    headers: { 'X-Twilio-Signature': 'AAAAAAAAAAAAAAAAAAAAAAAAAAA=' },
  });
  if (secrets['EdgeDeviceKey']) {
    const other = ids['other_edge_id'];
    if (other) await send({ ...generic, like: 'otherDeviceKey', given: { ...own, edgeId: other } });
    const headers = { 'Idempotency-Key': mark };
    await send({ ...generic, like: 'accepted', headers, expects: isSuccess });
  }
  if (!canSign(given)) return;
  const step = { like: 'accepted', given: { ...form, MessageSid: mark }, expects: isSuccess };
  await send(await signed(session, given, step));
}

const isSuccess = has({ success: true });

const canSign = ({ secrets, ids }: Given) => Boolean(secrets['AuthToken'] && ids['account_sid']);

/** A text message with the signature that the holder of the account's token makes. */
async function signed(
  { api }: Session,
  { secrets, publicUrl }: Given,
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
  const says = `The signature was made for ${publicUrl}. Where the server knows itself by another address, name that with --public-url.`;
  const headers = { 'X-Twilio-Signature': signature };
  return { ...step, headers, cure: { status: 403, says } };
}
