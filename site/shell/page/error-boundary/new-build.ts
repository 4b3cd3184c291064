import { translate } from '@docusaurus/Translate';
import { isMissingFile } from './missing-file.ts';

// Files below assets/ are named by their content, so one that is missing means that the site was built
// anew while this page stood open. Part of the first script: as a file of its own it would be missing too.

const updated = () => translate({ message: 'This site was updated while you had it open.' });
/** Long enough to read the sentence, and for a screen reader to begin it. In milliseconds. */
const READING = 1500;

/** What tells one build from another: the names of the first scripts and of the files of the search. */
function buildOf(page: Document): string | undefined {
  const scripts = page.querySelector<HTMLElement>('[data-scripts]')?.dataset['scripts'];
  const search = page.querySelector('meta[name=local-search]')?.getAttribute('content');
  // Further scripts are those of one page.
  return scripts && [...scripts.split(' ', 2), search].join(' ');
}

let asking: Promise<void> | undefined;

/**
 * Where a part of the site did not arrive, asks the host whether it has another build of the site now. If so, says
 * that, and reloads the page at the same place; whatever was given to `keepDraft` is still there. Changes nothing where
 * there is no answer, the build is the same, or the page has been reloaded for that build before.
 */
export function askAfter(error: unknown): void {
  if (isMissingFile(error)) asking ??= ask().finally(() => (asking = undefined));
}

async function ask(): Promise<void> {
  const built = await newestBuild().catch(() => undefined);
  const before = history.state as { reloadedFor?: string } | null;
  if (!built || built === buildOf(document) || built === before?.reloadedFor) return;
  // Kept in the entry of the history, which outlives a reload also where storage is blocked.
  history.replaceState({ ...before, reloadedFor: built, place: placeInPage() }, '');
  const strip = document.createElement('p');
  strip.className = 'new-build';
  strip.setAttribute('role', 'alert');
  document.body.append(strip);
  strip.textContent = updated();
  await new Promise((resolve) => setTimeout(resolve, READING));
  location.reload();
}

async function newestBuild(): Promise<string | undefined> {
  const answer = await fetch(location.href, { cache: 'no-store' });
  return buildOf(new DOMParser().parseFromString(await answer.text(), 'text/html'));
}

/** The last heading that is read or above, and how far it is below the top of the window. */
export type Place = [id: string, top: number];

/** Where the reader is; undefined above the first heading. */
export function placeInPage(): Place | undefined {
  const headings = document.querySelectorAll<HTMLElement>('[data-article] :is(h2, h3, h4)[id]');
  const places = [...headings].map((heading): Place => [
    heading.id,
    heading.getBoundingClientRect().top,
  ]);
  return places.findLast(([, top]) => top < innerHeight / 2);
}

/** How many frames it takes at most until everything above a place has its own height. */
const SETTLING = 20;

/** After a reload for a new build: goes to where the reader was. What is above may have another height now. */
export function comeBack(): void {
  const { place, ...rest } = (history.state ?? {}) as { place?: Place };
  if (place && comeBackTo(place)) history.replaceState(rest, '');
}

/** Goes to a place and holds it for some frames. Answers whether it is still in the page. */
export function comeBackTo([id, top]: Place, frames = SETTLING): boolean {
  const heading = document.getElementById(id);
  if (!heading) return false;
  let left = frames;
  const step = (): void => {
    scrollBy(0, heading.getBoundingClientRect().top - top);
    if (--left > 0) requestAnimationFrame(step);
  };
  step();
  return true;
}
