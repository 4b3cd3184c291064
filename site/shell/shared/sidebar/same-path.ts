const plain = (path: string): string => path.toLowerCase().replace(/\/$/, '');

/** Whether two addresses lead to one page, as the engine sees it: a slash at the end makes no difference. */
export const isSamePath = (one: string | undefined, other: string | undefined): boolean =>
  one !== undefined && other !== undefined && plain(one) === plain(other);
