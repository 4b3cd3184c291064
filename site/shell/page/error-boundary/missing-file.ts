// Apart from what is said of a new build: what runs outside a page reads it too.

/** Thrown for a file named by its content that the host no longer has. */
export class MissingFileError extends Error {
  override name = 'MissingFileError';
}

/**
 * Fetches a file that is named by its content. Throws a MissingFileError where the host does not have
 * it any more (404, 410), and an Error with the status where it does not answer as it should.
 */
export async function fetchBuilt(url: string, options?: RequestInit): Promise<Response> {
  const answer = await fetch(url, options);
  if (answer.ok) return answer;
  const told = `${url} answered ${answer.status}.`;
  throw /404|410/.test(String(answer.status)) ? new MissingFileError(told) : new Error(told);
}

/**
 * Whether an error says that a part of the site did not arrive: a file that is gone, or a script or
 * style sheet that did not load, which may also be the network.
 */
export const isMissingFile = (error: unknown): boolean =>
  error instanceof Error &&
  (/^(MissingFile|ChunkLoad)Error$/.test(error.name) ||
    ('code' in error && error.code === 'CSS_CHUNK_LOAD_FAILED') ||
    /dynamically imported module|importing a module/i.test(error.message));
