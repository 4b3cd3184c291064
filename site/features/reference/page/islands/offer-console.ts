import { offerConsoles } from '@site/features/reference/page/try-it/mount-try-it.ts';

/** Puts the "Try it" buttons in place, also when the text came after the page. */
export const offerConsole: (frame: HTMLElement) => () => void = offerConsoles;
