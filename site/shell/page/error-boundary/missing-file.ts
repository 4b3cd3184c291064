// Separate from new-build.ts because workers import it too.

/** Thrown for a content-hashed file that the host no longer has. */
export class MissingFileError extends Error {
  override name = 'MissingFileError';
}

/**
 * Fetches a content-hashed file. Throws a MissingFileError if the host no longer has it (404, 410), and an Error
 * with the status for any other failure.
 */
export async function fetchBuilt(url: string, options?: RequestInit): Promise<Response> {
  const response = await fetch(url, options);
  if (response.ok) return response;
  const message = `${url} returned status ${response.status}.`;
  throw /404|410/.test(String(response.status))
    ? new MissingFileError(message)
    : new Error(message);
}

/**
 * Whether an error means that a file of the site did not load: it is gone, or a script or style sheet failed,
 * possibly because of the network.
 */
export const isMissingFile = (error: unknown): boolean =>
  error instanceof Error &&
  (/^(MissingFile|ChunkLoad)Error$/.test(error.name) ||
    ('code' in error && error.code === 'CSS_CHUNK_LOAD_FAILED') ||
    /dynamically imported module|importing a module/i.test(error.message));
