import type { Section } from '@frontline/search';
import { glossary } from '../../../content/glossary.ts';
import { inline } from '../../openapi-components/build/markdown.ts';
import { plainText } from './plain-text.ts';

/** A page that explains a thing comes before its one line in the glossary. */
const WEIGHT = 0.4;

/** One record per word of the glossary, with the anchor that its row has (features/openapi-components/build). */
export const wordRecords = (): Section[] =>
  glossary.map(({ name, slug, meaning, also }) => ({
    title: name,
    anchor: `word-${slug}`,
    text: plainText({ type: 'paragraph', children: inline(meaning) }),
    ...(also && { keywords: also }),
    weight: WEIGHT,
  }));
