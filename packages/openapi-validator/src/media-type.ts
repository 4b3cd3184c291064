/** The media type of a `Content-Type` without its parameters. Names are the same in either case (RFC 9110, 8.3.1). */
export const mediaTypeOf = (header: string | null | undefined): string =>
  bare(header).toLowerCase();

/** The same as it was written, to be shown. */
export const bare = (header: string | null | undefined): string =>
  (header ?? '').split(';')[0]!.trim();

/** Whether what has this media type is read as JSON: by its name, or by its suffix (RFC 6839). */
export const isJson = (mediaType: string): boolean => /(\/|\+)json$/.test(mediaTypeOf(mediaType));
