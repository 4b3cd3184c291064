/** Brings one thing inside an article to life. Answers how to end it, where there is something to end. */
export type Island = (article: HTMLElement) => (() => void) | undefined;
