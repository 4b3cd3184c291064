import { apiNames, baseUrlOf, type ApiName } from '../shared/apis.ts';

type LocalServers = Partial<Record<ApiName, string>>;

/** Served by `npm start` and `npm run dev`, because the ports of their servers may differ. */
const PATH = '/local-servers.json';

/** Timeout in milliseconds, so that an unresponsive host does not block the console. */
const TIMEOUT = 2_000;

let servers: LocalServers | undefined;
let loading: Promise<void> | undefined;

/** The local URL of an API: from the host of the page, otherwise from the documents. */
export const localUrlOf = (api: ApiName): string => servers?.[api] ?? baseUrlOf(api);

/**
 * Whether this page may call servers on localhost: its host announced some, or the build allows it. Otherwise the
 * content-security policy forbids it.
 */
export const mayCallLocalhost = (): boolean =>
  servers !== undefined ||
  (typeof document !== 'undefined' &&
    document.querySelector('meta[name=calls-localhost]') !== null);

/** Loads the local URLs once, for `localUrlOf`. */
export function loadLocalServers(): Promise<void> {
  loading ??= fetchLocalServers(location).then((found) => {
    servers = found;
  });
  return loading;
}

/** Fetches the local URLs from the host of a page on localhost; undefined elsewhere or if there are none. */
export async function fetchLocalServers(page: {
  hostname: string;
  origin: string;
}): Promise<LocalServers | undefined> {
  if (!/^(localhost|127\.0\.0\.1|\[::1\])$/.test(page.hostname)) return undefined;
  try {
    const response = await fetch(page.origin + PATH, { signal: AbortSignal.timeout(TIMEOUT) });
    if (!response.ok) return undefined;
    const entries = new Map(Object.entries((await response.json()) as object));
    const urls = apiNames.map((api) => [api, entries.get(api) as unknown] as const);
    return Object.fromEntries(
      urls.filter(([, url]) => typeof url === 'string' && URL.canParse(url)),
    ) as LocalServers;
  } catch {
    // Another host, or none any more: the ports of the documents apply.
    return undefined;
  }
}
