/** The description of the home page, for search results and readers of its Markdown. */
export const homeDescription =
  'Set up, run and connect the eight in-store products: guides for staff and administrators, API reference for integrators.';
