import { apiNames, baseUrlOf, type ApiName } from '../shared/apis.ts';

type LocalServers = Partial<Record<ApiName, string>>;

/** What `npm start` and `npm run dev` tell the pages they serve: the ports of their servers may move. */
const PATH = '/local-servers.json';

/** A host that does not answer must not keep the console from the reader. */
const PATIENCE = 2_000;

let found: LocalServers | undefined;
let finding: Promise<void> | undefined;

/** Where the server of an API is on this computer: where its host says, else where the documents do. */
export const localUrlOf = (api: ApiName): string => found?.[api] ?? baseUrlOf(api);

/**
 * Whether this page may call servers on the computer of the reader: where its host has told of some, or where
 * the site was built so. Elsewhere the policy that comes with the page forbids it.
 */
export const callsComputer = (): boolean =>
  found !== undefined ||
  (typeof document !== 'undefined' &&
    document.querySelector('meta[name=calls-localhost]') !== null);

/** Learns once where the servers beside this page are, for `localUrlOf`. */
export function findLocalServers(): Promise<void> {
  finding ??= readLocalServers(location).then((servers) => {
    found = servers;
  });
  return finding;
}

/**
 * Asks the host of a page, and only one that is this computer: a published site has no servers. Undefined where
 * it tells of none.
 */
export async function readLocalServers(page: {
  hostname: string;
  origin: string;
}): Promise<LocalServers | undefined> {
  if (!/^(localhost|127\.0\.0\.1|\[::1\])$/.test(page.hostname)) return undefined;
  try {
    const response = await fetch(page.origin + PATH, { signal: AbortSignal.timeout(PATIENCE) });
    if (!response.ok) return undefined;
    const told = new Map(Object.entries((await response.json()) as object));
    const known = apiNames.map((api) => [api, told.get(api) as unknown] as const);
    return Object.fromEntries(
      known.filter(([, url]) => typeof url === 'string' && URL.canParse(url)),
    ) as LocalServers;
  } catch {
    // Another host than ours, or none any more: the ports of the documents hold.
    return undefined;
  }
}
