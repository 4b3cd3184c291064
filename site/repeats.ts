/**
 * What happens when a call that has succeeded is sent again as it was, without an `Idempotency-Key`. Whether
 * that is safe, the documents say: `x-repeat`.
 */
export interface Repeat {
  /** The status of the repeat on the reference server; site/test/repeats.test.ts sends it. */
  status: number;
  /** Whether the body is the one of the first answer, but for its times. */
  same: boolean;
  /** One or two sentences of Markdown. */
  words: string;
}

/** Every operation of the documents, by its operationId. */
export const repeats: Record<string, Repeat> = {
  claimRequest: {
    status: 200,
    same: true,
    words: '`true` to whoever holds the request, `false` to anyone else.',
  },
  markOnTheWay: { status: 200, same: true, words: '`true` again.' },
  completeRequest: {
    status: 200,
    same: true,
    words: '`true` again, when `customer_status` is the same.',
  },
  cancelRequest: { status: 200, same: true, words: 'The record as it stands.' },
  trackRequest: { status: 200, same: true, words: 'It only reads.' },
  pressCallButton: {
    status: 429,
    same: false,
    words: 'The `message_id` is not told again, and after a minute a second request is made.',
  },
  updateCallButtonRequest: {
    status: 404,
    same: false,
    words: 'The request has ended. After a lost answer, that means success.',
  },
  reportCabinetStatus: {
    status: 200,
    same: true,
    words: 'The same states are stored again: a repeat that comes late overwrites a newer report.',
  },
  listLockers: { status: 200, same: true, words: 'It only reads.' },
  createOrder: {
    status: 201,
    same: true,
    words: 'The same record, as long as the order is open and cabinet and `order_id` are the same.',
  },
  commandCabinet: {
    status: 200,
    same: true,
    words: 'The command is carried out again: `open` opens a door that was closed in between.',
  },
  completeCabinetOrder: {
    status: 200,
    same: true,
    words: 'The same record, until the cabinet holds another order.',
  },
  sendCustomerCommand: {
    status: 200,
    same: true,
    words: 'The command is carried out again: `agree` opens a door that was closed in between.',
  },
  completeCustomerOrder: { status: 200, same: true, words: 'The same record.' },
  sendGenericMessage: { status: 200, same: true, words: 'It is spoken again.' },
  receiveTextMessage: {
    status: 200,
    same: true,
    words: 'It is spoken again, unless it has the `MessageSid` of an earlier one.',
  },
};
