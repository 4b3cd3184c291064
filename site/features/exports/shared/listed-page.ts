/** One page as the not-found page offers it. */
export interface ListedPage {
  /** Below the base URL, with a slash before it. */
  path: string;
  title: string;
}
