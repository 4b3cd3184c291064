/** A page worth offering before a word is typed, or when no word was found. */
export interface Suggestion {
  title: string;
  /** Without the site's base URL. */
  path: string;
}

/** What readers come for most, shown while the field is empty. */
export const topTasks: Suggestion[] = [
  { title: 'Find what an error message means', path: '/docs/troubleshooting#find-your-error' },
  { title: 'Set up a call button', path: '/docs/call-for-help/call-buttons' },
  { title: 'Load and open a locker', path: '/docs/lockers/intro' },
  { title: 'Connect Microsoft Teams', path: '/docs/getting-started/microsoft-teams' },
  { title: 'Call the APIs', path: '/docs/category/apis' },
];

/** Where any question goes on, whatever was found. */
export const askAnyway: Suggestion = {
  title: 'Write a message to whoever knows',
  path: '/docs/support#message',
};

/** Where a search that found nothing goes on. */
export const wayOut: Suggestion[] = [
  {
    title: 'Look the message up in the error finder',
    path: '/docs/troubleshooting#find-your-error',
  },
  { title: 'See all products and where to start', path: '/docs/intro' },
  askAnyway,
];
