/** Whether this is the value Kubernetes sets for a port of a Service. */
export const isServiceAddress = (value = '') => /^(?:tcp|udp|sctp):\/\/.+:\d+$/i.test(value);

type Environment = Record<string, string | undefined>;

/**
 * A message for each variable that is meant for this server but unknown to it: one that starts with its
 * prefix, and one whose name resembles a known variable that is not set.
 */
export function unknownVariables(
  known: readonly string[],
  environment: Environment,
  { prefix, isWhole }: { prefix: string; isWhole: boolean },
): string[] {
  const given = Object.keys(environment).filter((name) => environment[name] !== undefined);
  const links = serviceLinks(given, environment, prefix);
  return given.flatMap((name) => {
    const link = links.get(name);
    if (link !== undefined) return [link];
    if (known.includes(name)) return [];
    const normalized = name.toUpperCase().replaceAll('-', '_');
    if (isWhole && name.startsWith(prefix)) {
      const own = known.filter((one) => one.startsWith(prefix));
      const shared = name.slice(prefix.length);
      const meant = known.includes(shared) ? shared : nearest(normalized, own, () => 3);
      return [unknownMessage(name, meant, own)];
    }
    if (isServiceAddress(environment[name])) return [];
    // The environment also has variables of other programs, so only one or two edits count as a misspelling.
    const meant = nearest(normalized, known, ({ length }) => (length < 12 ? 1 : 2));
    return meant && !given.includes(meant) ? [unknownMessage(name, meant, [])] : [];
  });
}

function unknownMessage(name: string, meant: string | undefined, known: readonly string[]): string {
  const hint = meant ? `Did you mean ${meant}?` : `It knows ${known.join(', ')}.`;
  return `${name} is not a setting of this server. ${hint}`;
}

/**
 * Kubernetes gives each container the addresses of all Services of its namespace, in variables named
 * after the Service: if that is named like the server, or begins with its name, they look like our settings.
 */
function serviceLinks(
  given: readonly string[],
  environment: Environment,
  prefix: string,
): Map<string, string> {
  const links = new Map<string, string>();
  for (const name of given) {
    const value = environment[name] ?? '';
    const [, service = ''] = /^(\w+?)_PORT(?:_\d+_(?:TCP|UDP|SCTP))?$/.exec(name) ?? [];
    if (!service || !isServiceAddress(value) || !`${service}_`.startsWith(prefix)) continue;
    const message =
      `${service}_PORT and the like, such as ${JSON.stringify(value)}, are what Kubernetes sets for a Service named ` +
      `"${service.toLowerCase().replaceAll('_', '-')}": write "enableServiceLinks: false" into the spec of the pod.`;
    const ofService = new RegExp(
      `^${service}_(?:SERVICE_HOST|SERVICE_PORT(?:_\\w+)?|PORT_\\d+_(?:TCP|UDP|SCTP)(?:_(?:PROTO|PORT|ADDR))?)$`,
    );
    links.set(name, message);
    for (const other of given) if (ofService.test(other)) links.set(other, message);
  }
  return links;
}

/** The most similar name; undefined if none is within `maxEdits`. */
export function nearest(
  name: string,
  known: readonly string[],
  maxEdits: (candidate: string) => number,
): string | undefined {
  const near = known
    .map((candidate) => ({ candidate, editDistance: editDistance(candidate, name) }))
    .filter(({ candidate, editDistance }) => editDistance <= maxEdits(candidate));
  return near.sort((a, b) => a.editDistance - b.editDistance)[0]?.candidate;
}

/** The edit distance: letters inserted, deleted, replaced or swapped with their neighbor. */
function editDistance(a: string, b: string): number {
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const replaced = row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1);
      const swapped =
        a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? before[j - 2]! + 1 : Infinity;
      next.push(Math.min(replaced, row[j]! + 1, next[j - 1]! + 1, swapped));
    }
    before = row;
    row = next;
  }
  return row[b.length]!;
}
