/** What a reader chose; null is what the system says. */
export type ColorChoice = 'light' | 'dark' | null;

/** The next choice: system, light, dark, and round again; without the system, light and dark. */
export function nextChoice(choice: ColorChoice, withSystem: boolean): ColorChoice {
  if (!withSystem) return choice === 'dark' ? 'light' : 'dark';
  if (choice === null) return 'light';
  return choice === 'light' ? 'dark' : null;
}
