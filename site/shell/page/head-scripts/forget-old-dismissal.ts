declare const ANNOUNCEMENT: string;

// The theme's inline script hides the announcement bar if any announcement was dismissed. This removes the
// dismissal of an earlier one first, so that a new announcement is visible at once.

try {
  if (localStorage.getItem('docusaurus.announcement.id') !== ANNOUNCEMENT)
    localStorage.removeItem('docusaurus.announcement.dismiss');
} catch {
  // Storage is blocked: nothing was dismissed.
}

export {};
