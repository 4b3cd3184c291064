/** Whether a file is there that somebody wrote, by its path below the root of the repository. */
export type IsWritten = (file: string) => boolean;

/** What an API has beside its document and its server: where it is written by hand, and where it is made otherwise. */
const PLACES = {
  serve: ['servers/*/serve.ts', 'servers/generated/*.serve.ts'],
  secrets: ['servers/*/src/printed-secrets.ts', 'specs/generated/*.printed-secrets.ts'],
  client: ['client/src/*.ts', 'client/generated/*.ts'],
  questions: ['client/check/questions/*.ts', 'client/generated/*.questions.ts'],
  cases: ['client/check/cases/*.ts', 'client/generated/*.cases.ts'],
  about: ['site/content/about-apis/*.ts', 'site/generated/*.about.ts'],
  page: ['site/docs/apis/*.mdx', 'site/docs/apis/*.mdx'],
} as const;

export type Part = keyof typeof PLACES;
export const parts = Object.keys(PLACES) as Part[];

/** The file of a part of an API, below the root of the repository, and whether it is made. */
export function placeOf(
  part: Part,
  name: string,
  isWritten: IsWritten,
): { file: string; isMade: boolean } {
  const [own, made] = PLACES[part].map((place) => place.replace('*', name)) as [string, string];
  return isWritten(own) ? { file: own, isMade: false } : { file: made, isMade: true };
}
