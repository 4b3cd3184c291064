import { withLimits } from './limits/placeholders.ts';
import { withProviderWords } from './provider-words.ts';

/** The text of a document as readers and programs get it: with the words of the brand, and with its limits. */
export const publishedText = (text: string): string => withLimits(withProviderWords(text));
