import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { apiNames, operationsOf, readSource, sourceFile } from '../apis.ts';
import type { Operation } from '../document.ts';
import { bundle } from '../generation/bundle.ts';
import { addressOf } from '../printed-requests.ts';

/**
 * The requirements of the specification, transcribed by hand. The tests compare the documents with them, so they
 * must never be derived from the documents.
 */

/** Section 3: the fields of each entity. */
const entities = {
  'call-for-help': {
    Request: `id device_id organization_id location_id option_id created_at updated_at display_id
      callbutton_id message_id teams_channel_id is_claimed claimed_at claimed_by is_on_the_way
      staff_on_the_way_at employee_has_arrived employee_arrived_at is_timeout timeout_at is_closed
      closed_at is_completed completed_at completion_reason is_canceled customer_canceled_at`,
    Option: `id text_en text_fr prompt_en prompt_fr organization_id location_id created_at
      updated_at`,
    TrackingResponse: 'device_id option location_id message_id cfh_request show_survey',
  },
  lockers: {
    Locker: `id api_key name organization_id location_id rear_loading_available version timer
      cabinets created_at updated_at`,
    Cabinet: `id key name locker_id state enabled size occupied released_at thermal_mode
      rear_load_status tag cool_off_period`,
    CabinetOrder: `id order_id cabinet_id open_code locker_id organization_id location_id
      app_owner_id completed_at completed_by canceled_at completed_device_id application created_at
      updated_at`,
  },
  radio: { IncomingMessage: 'edgeId text actor process', TextMessage: 'AccountSid Body From To' },
} as const;

/** Sections 5 to 7: each call with its credential, and the fields sent; `!` marks the required ones. */
const calls = `
claimRequest POST /api/callforhelp/claim
  message_id! channel_id! claimed_by! claimed_by_user_id! request_from
markOnTheWay POST /api/callforhelp/on_the_way
  message_id! channel_id! claimed_by! claimed_by_user_id! request_from
completeRequest POST /api/callforhelp/complete
  message_id! channel_id! claimed_by! claimed_by_user_id! request_from customer_status!
cancelRequest POST /api/callforhelp/cancel
  message_id!
trackRequest GET /api/callforhelp/v1/tracking
  message_id!
pressCallButton POST /api/callbutton/press CallButtonKey
  device_key!
updateCallButtonRequest PUT /api/callbutton/{message_id} CallButtonKey
  message_id! device_key! update_type! reason
reportCabinetStatus POST /api/lockers/cabinet/status LockerKey
  cabinets! locker_info event
listLockers GET /api/lockers/locations/{location_id} SecretToken
  location_id!
createOrder POST /api/lockers/orders SecretToken
  rearload! locker_id! cabinet_id! order_id! organization_id! location_id!
commandCabinet PUT /api/lockers/cabinets/{cabinet_id} SecretToken
  cabinet_id! command! acted_by size thermal_mode order_id reason rearload delay
completeCabinetOrder PUT /api/lockers/orders/cabinets/{cabinet_id} SecretToken
  cabinet_id! completed_by completed_device_id delay
sendCustomerCommand POST /api/lockers/cabinets/customers/{open_code} SecretToken
  open_code! command!
completeCustomerOrder PUT /api/lockers/orders/customer/{open_code} SecretToken
  open_code! delay
sendGenericMessage POST /webhooks/incoming/generic EdgeDeviceKey
  edgeId! text! actor! process
receiveTextMessage POST /webhooks/incoming/twilio/{edgeId} TextSignature
  edgeId! AccountSid! Body! From! To!
`;
const operations = Object.fromEntries(
  [...calls.matchAll(/^(\w+) (\S+ \S+) ?(\w*)\n {2}(.+)$/gm)].map(
    ([, id = '', call = '', credential = '', fields = '']) => [
      id,
      { call, credential, sends: fields.replaceAll('!', ''), requires: fields.match(/\w+(?=!)/g)! },
    ],
  ),
);

const helpErrors = { 404: 'Not Found!', 500: 'Internal server error' };
const buttonErrors = {
  400: 'Device key not found!',
  401: 'Unauthorized',
  403: 'MAC Address is incorrect or unregistered',
  500: 'An unexpected error occurred. Please try again later.',
};
const lockerErrors = { 403: 'Forbidden', 500: 'Internal server error' };

/** Section 8: a text of the answer to each error of an operation. */
const errors: Record<string, Record<number, string>> = {
  claimRequest: helpErrors,
  markOnTheWay: helpErrors,
  completeRequest: helpErrors,
  cancelRequest: helpErrors,
  trackRequest: helpErrors,
  pressCallButton: {
    ...buttonErrors,
    422: 'The device_key field is required.',
    429: 'Please wait 57 seconds before sending another request!',
  },
  updateCallButtonRequest: {
    ...buttonErrors,
    404: 'No processing CFH request found',
    422: 'The update_type field is required.',
  },
  reportCabinetStatus: {
    401: 'Invalid API key',
    422: 'The cabinets.0.key field must be an integer.',
    500: 'Internal server error',
  },
  listLockers: lockerErrors,
  createOrder: { ...lockerErrors, 400: 'The cabinet is occupied.' },
  commandCabinet: { ...lockerErrors, 400: 'The command must be one of' },
  completeCabinetOrder: { ...lockerErrors, 400: 'The cabinet holds no order.' },
  sendCustomerCommand: { ...lockerErrors, 400: 'The command must be one of' },
  completeCustomerOrder: { ...lockerErrors, 400: 'The open code is unknown' },
  sendGenericMessage: { 403: 'Invalid API KEY.', 404: 'The edge device was not found.' },
  receiveTextMessage: { 403: 'Invalid signature.', 404: 'The edge device was not found.' },
};

const documents = Object.fromEntries(apiNames.map((name) => [name, bundle(readSource(name))]));
const documented = Object.values(documents).flatMap(operationsOf);
const isPromised = ({ operation }: { operation: Operation }) => operation.operationId in operations;
const words = (text: string) => text.split(/\s+/);
const ADDITION = /Addition\s+of the reference server/;

describe('the entities of specification section 3', () => {
  const promised = Object.entries(entities).flatMap(([api, schemas]) =>
    Object.entries(schemas).map(([name, fields]) => [name, api, words(fields).sort()] as const),
  );
  it.each(promised)(
    'documents all fields of %s, and no other in an answer',
    (name, api, fields) => {
      const schema = documents[api]?.components.schemas[name];
      const documentedFields = Object.keys(schema?.properties ?? {}).sort();
      if (api === 'radio') return expect(documentedFields).toEqual(expect.arrayContaining(fields));
      expect([documentedFields, schema?.required?.toSorted()]).toEqual([fields, fields]);
    },
  );
});

describe('the calls of specification sections 5 to 7', () => {
  it('documents each of them, in reading order', () => {
    const ids = documented.map(({ operation }) => operation.operationId);
    expect(ids.filter((id) => id in operations)).toEqual(Object.keys(operations));
  });

  it('marks every other operation as an addition of the reference server', () => {
    for (const { operation } of documented.filter((one) => !isPromised(one))) {
      expect(operation.description, operation.operationId).toMatch(ADDITION);
    }
  });

  for (const [id, promise] of Object.entries(operations)) {
    it(`documents ${promise.call} as ${id}`, () => {
      const { method, path, operation } = find(id);
      expect(`${method.toUpperCase()} ${path}`).toBe(promise.call);
      expect(operation.security.flatMap(Object.keys).join()).toBe(promise.credential);
      const { sent, required } = fieldsOf(operation);
      expect(sent).toEqual(expect.arrayContaining(words(promise.sends)));
      expect(required.sort()).toEqual(promise.requires.sort());
    });
  }

  it('marks every other field as an addition of the reference server', () => {
    for (const [id, promise] of Object.entries(operations)) {
      const { operation } = find(id);
      const known = words(promise.sends);
      for (const media of Object.values(operation.requestBody?.content ?? {})) {
        for (const [name, field] of Object.entries(media.schema.properties ?? {}))
          if (!known.includes(name)) expect(field.description).toMatch(ADDITION);
      }
    }
  });
});

describe('the error catalog of specification section 8', () => {
  it('contains every call', () => {
    expect(Object.keys(errors)).toEqual(Object.keys(operations));
  });

  for (const [id, statuses] of Object.entries(errors)) {
    it(`contains the messages of ${id} word for word`, () => {
      const { responses } = find(id).operation;
      for (const [status, sentence] of Object.entries(statuses)) {
        expect(JSON.stringify(responses[status]?.content)).toContain(sentence);
      }
    });
  }

  it('documents 422 wherever validation may fail', () => {
    for (const { operation } of documented) expect(operation.responses).toHaveProperty('422');
  });
});

it('lists every document of the repository, and no other', () => {
  const root = new URL('../..', import.meta.url);
  const files = ['specs', ...readdirSync(new URL('servers', root)).map((name) => `servers/${name}`)]
    .flatMap((folder) => readdirSync(new URL(folder, root)).map((name) => `${folder}/${name}`))
    .filter((name) => name.endsWith('-api.yaml'));
  expect(apiNames.map(sourceFile).toSorted()).toEqual(files.toSorted());
});

it('lists http and https servers on the default ports of specification section 9', () => {
  const specified = Object.keys(entities).map((api) => documents[api]!);
  const urls = specified.map(({ servers }) => servers.map(({ url }) => url));
  const both = (port: number) => [`http://localhost:${port}`, `https://localhost:${port}`];
  expect(urls).toEqual([8002, 8004, 5000].map(both));
});

function find(id: string) {
  const found = documented.find(({ operation }) => operation.operationId === id);
  if (!found) throw new Error(`The operation ${id} is not documented.`);
  return found;
}

function fieldsOf(operation: Operation) {
  const parameters = operation.parameters ?? [];
  const [media] = Object.values(operation.requestBody?.content ?? {});
  return {
    sent: [...parameters.map(({ name }) => name), ...Object.keys(media?.schema.properties ?? {})],
    required: [
      ...parameters.filter(({ required }) => required).map(({ name }) => name),
      ...(media?.schema.required ?? []),
    ],
  };
}

it('encodes parameter values in a URL, and omits missing ones', () => {
  const parameters = [
    { name: 'id', in: 'path' },
    ...['a', 'left-out', 'b'].map((name) => ({ name, in: 'query' })),
  ];
  const operation = { parameters } as unknown as Operation;
  const values = { id: 'a/b c?d#e%', a: 'x&y=z', b: 1 };
  const address = addressOf({ path: '/things/{id}/parts', operation, parameters: values });
  expect(address).toBe('/things/a%2Fb%20c%3Fd%23e%25/parts?a=x%26y%3Dz&b=1');
});
