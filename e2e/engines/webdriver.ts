/** A session of WebDriver, the standard behind WebKitWebDriver, safaridriver and others. */
export interface WebDriver {
  get<Result>(path: string): Promise<Result>;
  post<Result>(path: string, body?: object): Promise<Result>;
  end(): Promise<void>;
}

/** Opens a session with the driver that listens at `url`. */
export async function openWebDriver(url: string, capabilities: object): Promise<WebDriver> {
  const { sessionId } = await ask<{ sessionId: string }>('POST', `${url}/session`, {
    capabilities: { alwaysMatch: capabilities },
  });
  const session = `${url}/session/${sessionId}`;
  return {
    get: (path) => ask('GET', session + path),
    post: (path, body = {}) => ask('POST', session + path, body),
    end: () => ask('DELETE', session),
  };
}

/** In milliseconds. A driver whose browser hangs says nothing for five minutes. */
const PATIENCE = 40_000;

/** Asks once and answers the value; throws with the driver's own words when it refuses. */
export async function ask<Result>(method: string, url: string, body?: object): Promise<Result> {
  const signal = AbortSignal.timeout(PATIENCE);
  const content = body ? { body: JSON.stringify(body) } : {};
  const answer = await fetch(url, { method, signal, ...content }).catch((error: unknown) => {
    throw new Error(`${method} ${url} was not answered`, { cause: error });
  });
  const { value } = (await answer.json()) as {
    value: Result & { error?: string; message?: string };
  };
  if (!answer.ok) throw new Error(`${method} ${url}: ${value.error}: ${value.message}`);
  return value;
}
