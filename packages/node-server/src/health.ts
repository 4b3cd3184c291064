/** What machines ask every few seconds, outside the documented API. */
export const probes: ReadonlySet<string> = new Set(['/healthz', '/readyz']);

/**
 * For operators, and silent about data: `/healthz` says the process is alive, `/readyz` that its
 * database answers.
 */
export async function answerHealth(
  path: string,
  ready: () => Promise<void>,
  patience = 3_000,
): Promise<Response> {
  if (path === '/healthz') return say(200, 'alive');
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The database did not answer in time.')), patience);
  });
  try {
    await Promise.race([ready(), late]);
    return say(200, 'ready');
  } catch {
    return say(503, 'not ready');
  } finally {
    clearTimeout(timer);
  }
}

const say = (status: number, message: string) =>
  Response.json({ message }, { status, headers: { 'cache-control': 'no-store' } });
