/** What a reader chose; null is what the system says. */
export type ColorChoice = 'light' | 'dark' | null;

/**
 * The next choice. Each press but the third changes what is seen: from the system to the other colors, to those that
 * the system has, and back to the system; without the system, light and dark.
 */
export function nextChoice(
  choice: ColorChoice,
  withSystem: boolean,
  isSystemDark: boolean,
): ColorChoice {
  if (!withSystem) return choice === 'dark' ? 'light' : 'dark';
  const [same, other] = isSystemDark ? (['dark', 'light'] as const) : (['light', 'dark'] as const);
  if (choice === null) return other;
  return choice === other ? same : null;
}
