import type { Reporter, TestCase, TestModule } from 'vitest/node';

/**
 * The requirements of the specification for the site, one line each, by section. A test covers lines if its title starts
 * with their keys; `specificationTable` prints the tests of each line and fails if a line has none.
 */
export const lines: Readonly<Record<string, string>> = {
  '1 config':
    'Site configuration: title, tagline, favicon, url, root baseUrl, only en, left to right',
  '1 no reference search': 'The API reference pages have their own search disabled',
  '2 routes': 'Every route of the table exists, nothing more',
  '2 not found': 'Any other route is the not-found page',
  '2 one sidebar':
    'Every docs page is rendered in one docs layout with a single sidebar holding all docs',
  '2 footer links': 'The footer links to intro, category/getting-started and microsoft-teams',
  '2 skip link': 'A skip-to-content link',
  '2 announcement': 'An optional announcement bar',
  '2 navbar':
    "A navbar with logo, 'Documentation' entry, repository link, search box, light/dark toggle",
  '2 mobile sidebar': 'A mobile sidebar below 996 px; it closes when the layout becomes desktop',
  '2 footer': 'A footer with columns Topics, Legal, Social and More, plus a copyright line',
  '2 navbar visible': 'The navbar is always visible (no hide on scroll)',
  '2 collapsible': 'Docs sidebar categories are collapsible and not auto-collapsed',
  '2 toc': 'The table of contents uses heading levels 2 to 3',
  '2 html stripped': 'A trailing index.html or .html is stripped from a path',
  '2 scroll': 'On route change the page scrolls to the top, or to the hash target if present',
  '2 lazy': 'Pages load lazily',
  '2 retry': "On a load failure an error box with a 'Retry' button appears",
  '2 reload': 'If a route fails to preload, the page reloads',
  '2 progress': 'A thin progress bar shows on navigation after a 200 ms delay',
  '2 prefetch': 'Other pages are prefetched in the background',
  '2 no prefetch': 'No prefetch on slow 2g connections or when data-saver is on',
  '2 metadata': 'Alternate-language links, canonical and social-preview metadata',
  '2 heading links': "Headings carry a link titled 'Direct link to {heading}'",
  '2 external links': "External links carry the label '(opens in new tab)'",
  '2 focus style': 'Pressing Tab or using the mouse toggles a keyboard-focus style',
  '2 search': 'Local search over a prebuilt index',
  '2 search placeholder':
    "The placeholder reads 'Search Ctrl+K' (on a Mac, the command key plus K)",
  '2 search loading': "The input is disabled and shows 'Loading...' until the index has loaded",
  '2 search joiners': 'Highlighting of matches ignores joiners',
  '3 search documents': 'Site search documents: url, text, subcategory, title',
  '3 search options': 'Search options include maxHits and highlightResult',
  '4 color default': 'The default color mode is light and the switch is enabled',
  '4 color choice': "The user's choice is light, dark or follow the system",
  '4 color follows':
    "When following the system, the mode changes as the operating system's scheme changes",
  '4 color stored': 'The choice is stored under a theme key and synchronized across tabs',
  '4 mobile sidebar': 'The mobile sidebar is shown or hidden',
  '4 collapsibles': 'Sidebar categories and other collapsibles are collapsed or expanded',
  '4 reduced motion': 'The height animation lasts 1 ms when the user prefers reduced motion',
  '4 announcement': "A dismissal is remembered until the announcement bar's id changes",
  '4 docs version': 'The preferred docs version is cleared if it no longer matches a known version',
  '4 transition': 'A route transition goes: loading the next route, loaded, render',
  '7 get only': 'The site itself makes only GET requests for static files',
  '7 search files': 'Search-document file and index file, named from the search plugin config',
  '8 crash': "'This page crashed.' with error message, cause chain and a 'Try again' button",
  '8 not found': 'Unknown routes show the not-found page',
  '8 chunk failure': "A page-chunk load failure shows 'Retry'",
  '8 preload failure': 'A route preload failure warns in the console and reloads the page',
  '8 base url': 'A base-URL misconfiguration shows a banner saying the site did not load properly',
  '8 configuration': 'Developer-facing configuration errors are thrown',
  '9 breakpoint': 'Mobile/desktop breakpoint: 996 px',
  '9 delays': 'Loader spinner delay and navigation progress bar delay: 200 ms',
  '9 progress': 'Progress bar minimum 0.08, trickle rate 0.02',
  '9 storage': 'localStorage keys for dismissed announcement bar, its id, preferred version, theme',
  '9 copyright': "Copyright text: 'Copyright © 2025 {name} Technologies.'",
  '9 api sidebar': 'API docs sidebar width 300px, scroll offset 60',
};

/** Every route in the table of section 2. */
export const routes: readonly string[] = [
  '/',
  '/markdown-page',
  ...Object.entries({
    '': 'intro requirements support troubleshooting whats-new',
    'getting-started/': 'best-practices bluefletch microsoft-teams ringcentral subscription',
    'call-for-help/':
      'intro call-buttons digital-call-buttons pulse-iot-devices resources settings troubleshooting',
    'text-for-help/': 'intro resources settings',
    'orderup/': 'intro resources',
    'lockers/': 'intro',
    'mystore/': 'intro twilio user-management',
    'curbside/': 'intro reporting resources settings usage',
    'media/': 'intro',
    'radio/': 'installation intro radio-agent radio-atc resources troubleshooting',
    'apis/': 'call-for-help lockers radio webhooks',
    'category/':
      'getting-started call-for-help text-for-help orderup lockers mystore curbside media radio apis',
  }).flatMap(([folder, names]) => names.split(' ').map((name) => `/docs/${folder}${name}`)),
];

/** A reporter that prints the tests of each line of the specification after a full run. */
export function specificationTable(): Reporter {
  const covering = new Map<string, TestCase[]>(Object.keys(lines).map((key) => [key, []]));
  return {
    onTestCaseResult(test) {
      const [keys = ''] = test.name.split(': ', 1);
      for (const key of keys.split(', ')) covering.get(key)?.push(test);
    },
    onTestRunEnd(modules) {
      if (!isFullRun(modules)) return;
      console.log('\nSpecification, line by line');
      for (const [key, tests] of covering) console.log(row(key, tests));
      const uncovered = [...covering].filter(([, tests]) => tests.length === 0);
      console.log(`${covering.size} lines looked at, ${uncovered.length} without a test`);
      if (uncovered.length > 0) process.exitCode = 1;
    },
  };
}

function row(key: string, tests: TestCase[]): string {
  const states = tests.map((test) => test.result().state);
  const mark = states.length > 0 && states.every((state) => state === 'passed') ? '✓' : '✗';
  const files = [...new Set(tests.map((test) => test.module.relativeModuleId))].join(', ');
  return `  ${mark} ${key.padEnd(22)} ${lines[key]}  [${tests.length || 'no'} in ${files || '–'}]`;
}

/** Whether all tests ran: a run of single files or titles cannot report coverage. */
function isFullRun(modules: readonly TestModule[]): boolean {
  return modules.length > 5 && !process.argv.some((word) => word === '-t');
}
