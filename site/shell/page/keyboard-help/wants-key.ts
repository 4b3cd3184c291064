import { store, stored } from '../stored.ts';

const KEY = 'docs.question-mark';

/**
 * Whether `?` opens the list. Speech input may trigger it by accident, so it can be turned off
 * (WCAG 2.2, 2.1.4 Character Key Shortcuts).
 */
export const wantsKey = (): boolean => stored(KEY) !== 'off';

export const setWantsKey = (wanted: boolean): void => store(KEY, wanted ? null : 'off');
