/**
 * The fixed sentences of this API that its document does not already give to the kernel, once. Each
 * names the rule it keeps.
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

/** 400 with the sentence that names the rule. */
export function badRequest(message: string) {
  return { status: 400, body: { message } } as const;
}

/** The token is good, but the call is about another organization. */
export const forbidden = { status: 403, body: { message: 'Forbidden' } } as const;

/** 422 for one field whose value names nothing, in the words the kernel uses for its own. */
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
