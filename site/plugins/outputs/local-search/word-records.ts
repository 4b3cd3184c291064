import type { Section } from '@frontline/search';
import { glossary } from '../../../glossary.ts';
import { inline } from '../../content/spec-facts/markdown.ts';
import { plainText } from './plain-text.ts';

/** A page that explains a thing comes before its one line in the glossary. */
const WEIGHT = 0.4;

/** One record per word of the glossary, with the anchor that its row has (plugins/content/spec-facts). */
export const wordRecords = (): Section[] =>
  glossary.map(({ name, slug, meaning, also }) => ({
    title: name,
    anchor: `word-${slug}`,
    text: plainText({ type: 'paragraph', children: inline(meaning) }),
    ...(also && { keywords: also }),
    weight: WEIGHT,
  }));
