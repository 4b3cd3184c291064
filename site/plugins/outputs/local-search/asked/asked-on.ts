/** What is asked on a page, by the address of each of its sections. */
export const askedOn = (
  page: string,
  sections: Record<string, string[]>,
): Record<string, string[]> =>
  Object.fromEntries(Object.entries(sections).map(([anchor, said]) => [`${page}#${anchor}`, said]));
