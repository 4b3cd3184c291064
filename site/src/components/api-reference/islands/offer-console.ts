import { offerConsoles } from '@site/src/components/try-it/mount-try-it.ts';

/** Puts the "Try it" buttons in place, also when the text came after the page. */
export const offerConsole: (frame: HTMLElement) => () => void = offerConsoles;
