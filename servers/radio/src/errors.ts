/** The fixed sentences of specification section 8. */

export const edgeDeviceNotFound = {
  status: 404,
  body: { error: 'The edge device was not found.' },
} as const;

export const invalidApiKey = { status: 403, body: { error: 'Invalid API KEY.' } } as const;
