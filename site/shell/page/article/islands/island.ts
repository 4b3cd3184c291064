/** Brings one thing inside an article to life. Answers how to end it, where there is something to end. */
export type Island = (article: HTMLElement) => (() => void) | undefined;

/** What only some pages have: its name, where it stands, and the file that brings it to life. */
export type RareIsland = [name: string, place: string, load: () => Promise<{ default: Island }>];
