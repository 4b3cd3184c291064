/** What kind a page is of (`type` in its front matter), as readers are told. */
export const kinds = {
  tutorial: 'Tutorial',
  'how-to': 'How-to',
  reference: 'Reference',
  explanation: 'Explanation',
};
