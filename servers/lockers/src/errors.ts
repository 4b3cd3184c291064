/**
 * The fixed messages that are not in the document. Each names the rule that it enforces.
 */

export const sentences = {
  cabinetUnknown: 'There is no such cabinet.',
  cabinetElsewhere: 'The cabinet does not belong to the locker.',
  locationElsewhere: 'The locker does not stand at this location.',
  cabinetDisabled: 'The cabinet is disabled.',
  cabinetOccupied: 'The cabinet is occupied.',
  cabinetCoolingOff: (seconds: number) =>
    `The cabinet is cooling off for another ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`,
  noRearLoading: 'The locker has no rear loading.',
  noHeat: 'The cabinet cannot heat.',
  noOrder: 'The cabinet holds no order.',
  orderElsewhere: 'The cabinet holds no order with this order_id.',
  openCodeUnknown: 'The open code is unknown or no longer valid.',
} as const;

/** 400 with the message that names the rule. */
export function badRequest(message: string) {
  return { status: 400, body: { message } } as const;
}

/** The token is valid, but for another organization. */
export const forbidden = { status: 403, body: { message: 'Forbidden' } } as const;

/** 422 for a field whose value does not exist, worded like those of request validation. */
export function selectedInvalid(field: string) {
  const message = `The selected ${field} is invalid.`;
  return { status: 422 as const, body: { message, errors: { [field]: [message] } } };
}

export function tooManyWrongCodes(seconds: number) {
  return {
    status: 429,
    body: { message: `Please wait ${seconds} seconds before sending another request!` },
    headers: { 'retry-after': String(seconds) },
  } as const;
}
