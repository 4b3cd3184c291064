/** A keyboard shortcut, listed in the dialog (`?`) and in the table on /markdown-page. */
interface Shortcut {
  /** Keys of one combination joined by `+`, combinations joined by ` or `. */
  keys: string;
  where: string;
  what: string;
}

export const shortcuts: Shortcut[] = [
  { keys: 'Ctrl+K or ⌘+K', where: 'Everywhere', what: 'Open the search' },
  { keys: '?', where: 'Everywhere, except while typing', what: 'Show this list' },
  { keys: 'Tab', where: 'Everywhere', what: 'Go to the next link or control' },
  { keys: 'Shift+Tab', where: 'Everywhere', what: 'Go to the previous link or control' },
  {
    keys: 'Tab',
    where: 'At the top of a page',
    what: 'Reach "Skip to main content"; press Enter to follow it',
  },
  { keys: '↓ or ↑', where: 'In the search', what: 'Move through the results' },
  { keys: 'Enter', where: 'In the search', what: 'Open the selected result' },
  {
    keys: 'Ctrl+Enter or ⌘+Enter',
    where: 'In the search',
    what: 'Open the selected result in a new tab',
  },
  { keys: 'Ctrl+Enter or ⌘+Enter', where: 'In a "Try it" console', what: 'Send the request' },
  { keys: 'Esc', where: 'In the search', what: 'Clear the search box, then close the search' },
  {
    keys: 'Esc',
    where: 'On a page',
    what: 'Hide the meaning of a word or the highlighted search words',
  },
  { keys: 'Esc', where: 'In the phone menu', what: 'Close the menu' },
];
