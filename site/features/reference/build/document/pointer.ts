/** The steps of a JSON pointer, unescaped. */
export const stepsOf = (pointer: string): string[] =>
  pointer
    .replace(/^#\/?/, '')
    .split('/')
    .filter((step) => step !== '')
    .map((step) => decodeURIComponent(step.replaceAll('~1', '/').replaceAll('~0', '~')));

/** One step of a JSON pointer, escaped. */
export const escapeStep = (step: string): string =>
  step.replaceAll('~', '~0').replaceAll('/', '~1').replaceAll('%', '%25');
