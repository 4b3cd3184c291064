import type { Middleware } from 'openapi-fetch';

/**
 * openapi-fetch reads every answer as JSON. This one hands it plain text as a JSON string, so that
 * `data` is the text of a call button press without a `parseAs` at each call.
 */
export const plainTextMiddleware: Middleware = {
  async onResponse({ response }) {
    if (!response.headers.get('content-type')?.startsWith('text/plain')) return undefined;
    const headers = new Headers(response.headers);
    headers.set('content-type', 'application/json');
    headers.delete('content-length');
    const { status, statusText } = response;
    return new Response(JSON.stringify(await response.text()), { status, statusText, headers });
  },
};
