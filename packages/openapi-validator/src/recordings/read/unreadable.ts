/** Why a part of a recording cannot be read, for whoever knows its place. */
export class Unreadable extends Error {
  override name = 'Unreadable';

  /** @param path Where in the part, as fields and places of lists. */
  constructor(
    problem: string,
    readonly path: (string | number)[] = [],
  ) {
    super(problem);
  }
}
