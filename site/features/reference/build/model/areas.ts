/**
 * Gives operations of a document without tags one each: the first part of the path that is not the same
 * for all and is no parameter, so `/v1/charges/{id}` comes under `charges`.
 */
export function byArea<Tagged extends { operation: { path: string }; tag: string }>(
  operations: Tagged[],
): Tagged[] {
  const paths = operations.map(({ operation }) => operation.path.split('/').filter(Boolean));
  const [first = []] = paths;
  const differing = first.findIndex((part, at) => paths.some((path) => path[at] !== part));
  const from = differing < 0 ? 0 : differing;
  return operations.map((one, index) => {
    const own = paths[index]!.slice(from);
    return { ...one, tag: own.find((part) => !part.startsWith('{')) ?? paths[index]![0] ?? '' };
  });
}
