import { expect, it } from 'vitest';
import { nextChoice, type ColorChoice } from '../page/color-mode/choice.ts';

it.each([
  [false, ['dark', 'light', null]],
  [true, ['light', 'dark', null]],
])(
  'changes what is seen by the first press, follows the system by the third (dark: %s)',
  (isDark, expected) => {
    const seen: ColorChoice[] = [];
    let choice: ColorChoice = null;
    for (let press = 0; press < 3; press += 1)
      seen.push((choice = nextChoice(choice, true, isDark)));
    expect(seen).toEqual(expected);
  },
);

it('flips between light and dark where the system is no choice', () => {
  expect(nextChoice('light', false, true)).toBe('dark');
  expect(nextChoice('dark', false, true)).toBe('light');
});
