import { apiNames, baseUrlOf, type ApiName } from './apis.ts';

export type LocalServers = Partial<Record<ApiName, string>>;

/** What `npm start` and `npm run dev` tell the pages they serve: the ports of their servers may move. */
const PATH = '/local-servers.json';

/** A host that does not answer must not keep the console from the reader. */
const PATIENCE = 2_000;

let found: LocalServers = {};
let finding: Promise<void> | undefined;

/** Where the server of an API is on this computer: where its host says, else where the documents do. */
export const localUrlOf = (api: ApiName): string => found[api] ?? baseUrlOf(api);

/** Learns once where the servers beside this page are, for `localUrlOf`. */
export function findLocalServers(): Promise<void> {
  finding ??= readLocalServers(location).then((servers) => {
    found = servers;
  });
  return finding;
}

/** Asks the host of a page, and only one that is this computer: a published site has no servers. */
export async function readLocalServers(page: {
  hostname: string;
  origin: string;
}): Promise<LocalServers> {
  if (!/^(localhost|127\.0\.0\.1|\[::1\])$/.test(page.hostname)) return {};
  try {
    const response = await fetch(page.origin + PATH, { signal: AbortSignal.timeout(PATIENCE) });
    if (!response.ok) return {};
    const told = new Map(Object.entries((await response.json()) as object));
    const known = apiNames.map((api) => [api, told.get(api) as unknown] as const);
    return Object.fromEntries(
      known.filter(([, url]) => typeof url === 'string' && URL.canParse(url)),
    ) as LocalServers;
  } catch {
    // Another host than ours, or none any more: the ports of the documents hold.
    return {};
  }
}
