export const onMac = (): boolean => /mac|iphone|ipad/i.test(navigator.platform);

/** Whether a key opens the search: with the command key on a Mac, with Ctrl elsewhere (specification, section 2). */
export const isSearchKey = ({ key, altKey, shiftKey, metaKey, ctrlKey }: KeyboardEvent): boolean =>
  key.toLowerCase() === 'k' && !altKey && !shiftKey && (onMac() ? metaKey : ctrlKey);

/** The placeholder of the field (specification, section 2). */
export const searchPlaceholder = (): string => (onMac() ? 'Search ⌘+K' : 'Search Ctrl+K');
