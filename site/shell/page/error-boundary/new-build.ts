import { translate } from '@docusaurus/Translate';
import { element } from '../element.ts';
import { isMissingFile } from './missing-file.ts';

// Files below assets/ have content hashes, so a missing one means that the site was rebuilt while this page was
// open. This is part of the first script: as a chunk of its own it would be missing too.

const updated = () => translate({ message: 'This site was updated while you had it open.' });
/** Milliseconds to read the message, or for a screen reader to begin it. */
const READING_TIME = 1500;

/** Identifies a build: the names of the first scripts and of the search index. */
function buildOf(page: Document): string | undefined {
  const scripts = page.querySelector<HTMLElement>('[data-scripts]')?.dataset['scripts'];
  const search = page.querySelector('meta[name=local-search]')?.getAttribute('content');
  // Further scripts belong to one page.
  return scripts && [...scripts.split(' ', 2), search].join(' ');
}

let checking: Promise<void> | undefined;

/**
 * If the error is a missing file, checks whether the host serves another build now. If so, announces it and reloads
 * the page at the same scroll position; drafts (`saveDraft`) survive. Does nothing if the check fails, the build is
 * the same, or the page was already reloaded for that build.
 */
export function checkForNewBuild(error: unknown): void {
  if (isMissingFile(error)) checking ??= check().finally(() => (checking = undefined));
}

async function check(): Promise<void> {
  const newest = await newestBuild().catch(() => undefined);
  const before = history.state as { reloadedFor?: string } | null;
  if (!newest || newest === buildOf(document) || newest === before?.reloadedFor) return;
  // In the history entry, which survives a reload even if storage is blocked.
  history.replaceState({ ...before, reloadedFor: newest, place: placeInPage() }, '');
  const strip = element('p', { className: 'new-build', role: 'alert' });
  document.body.append(strip);
  strip.textContent = updated();
  await new Promise((resolve) => setTimeout(resolve, READING_TIME));
  location.reload();
}

async function newestBuild(): Promise<string | undefined> {
  const response = await fetch(location.href, { cache: 'no-store' });
  return buildOf(new DOMParser().parseFromString(await response.text(), 'text/html'));
}

/** A heading by its id, and its offset from the top of the viewport in pixels. */
export type Place = [id: string, top: number];

/** The current heading; undefined above the first one. */
export function placeInPage(): Place | undefined {
  const headings = document.querySelectorAll<HTMLElement>('[data-article] :is(h2, h3, h4)[id]');
  const places = [...headings].map((heading): Place => [
    heading.id,
    heading.getBoundingClientRect().top,
  ]);
  return places.findLast(([, top]) => top < innerHeight / 2);
}

/** The maximum number of frames until the content above a heading has its final height. */
const SETTLING_FRAMES = 20;

/** Restores the scroll position after a reload for a new build. The content above may have changed height. */
export function restoreScroll(): void {
  const { place, ...rest } = (history.state ?? {}) as { place?: Place };
  if (place && scrollToPlace(place)) history.replaceState(rest, '');
}

/** Scrolls to a place and holds it for some frames. Returns whether its heading still exists. */
export function scrollToPlace([id, top]: Place, frames = SETTLING_FRAMES): boolean {
  const heading = document.getElementById(id);
  if (!heading) return false;
  let framesLeft = frames;
  const step = (): void => {
    scrollBy(0, heading.getBoundingClientRect().top - top);
    if (--framesLeft > 0) requestAnimationFrame(step);
  };
  step();
  return true;
}
