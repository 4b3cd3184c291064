/** The fixed messages of specification section 8 and the plain-text answers to a press. */

export const notFound = { status: 404, body: { message: 'Not Found!' } } as const;

export const deviceKeyNotFound = {
  status: 400,
  body: { message: 'Device key not found!' },
} as const;

export const macAddressRefused = {
  status: 403,
  body: { message: 'MAC Address is incorrect or unregistered' },
} as const;

export const noProcessingRequest = {
  status: 404,
  body: { message: 'No processing CFH request found' },
} as const;

/** @param seconds whole seconds left; also sent as `Retry-After` (RFC 9110, section 10.2.3) */
export function pleaseWait(seconds: number) {
  return {
    status: 429,
    body: { message: `Please wait ${seconds} seconds before sending another request!` },
    headers: { 'retry-after': String(seconds) },
  } as const;
}

export const voltageUpdated = { status: 200, body: 'Voltage updated' } as const;
export const noAction = { status: 200, body: 'Button value is 0, no action taken' } as const;
