declare const ANNOUNCEMENT: string;

// A reader who closed the last announcement must see the next one at once. The inline script of the theme
// trusts the old dismissal until React runs, so a dismissal of another id is forgotten first.

try {
  if (localStorage.getItem('docusaurus.announcement.id') !== ANNOUNCEMENT)
    localStorage.removeItem('docusaurus.announcement.dismiss');
} catch {
  // Where storage is refused, nothing was dismissed.
}

export {};
