/**
 * The caption of a fence: its own `title="…"`; else "Request" for an executed example (`test=…`) and
 * "Answer, status 200" for what it must answer (`expect=… status=200`); else undefined.
 */
export function caption(meta: string): string | undefined {
  const own = /(?:^|\s)title="([^"]*)"/.exec(meta)?.[1];
  if (own) return own;
  if (/(?:^|\s)test=/.test(meta)) return 'Request';
  if (!/(?:^|\s)expect=/.test(meta)) return undefined;
  const status = /(?:^|\s)status=(\d{3})/.exec(meta)?.[1];
  return status ? `Answer, status ${status}` : 'Answer';
}
