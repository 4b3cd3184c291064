import { slug } from '@frontline/search';

/** The kind of a hit, as shown in its row. */
export type Kind =
  | 'Guide'
  | 'Reference'
  | 'Operation'
  | 'Field'
  | 'Schema'
  | 'Error'
  | 'Word'
  | 'Not documented';

/** API reference pages, whatever the base URL; /docs/apis/webhooks beside them is a guide. */
const REFERENCE = /\/docs\/apis\/(?!webhooks\b|(?:.*\/)?docs\/)/;
/** How the text of a row of the open questions begins (features/open-questions/build/register.ts). */
const OPEN = /^Not documented\./;
/** How the text of a section about an error message begins (features/search/build/read-pages.ts). */
const STATUS = /^[45]\d\d\b/;

/**
 * Derives the kind from the URL: anchors are named by the references (features/reference/build), the glossary and
 * message tables (features/troubleshooting). Open questions and headings about messages are recognized by their text,
 * once it has loaded.
 */
export function kindOf(url: string, title: string, text = ''): Kind {
  const [page = '', anchor = ''] = url.split('#');
  if (anchor.startsWith('word-')) return 'Word';
  if (REFERENCE.test(page)) {
    if (anchor.startsWith('error-')) return 'Error';
    if (anchor.includes('--')) return 'Field';
    if (anchor.startsWith('schema-')) return 'Schema';
    // Other headings have an anchor derived from their text, operations one derived from their id.
    const isNamed = anchor !== '' && anchor !== slug(title) && !anchor.startsWith('credential-');
    return isNamed ? 'Operation' : 'Reference';
  }
  if (OPEN.test(text)) return 'Not documented';
  return anchor.startsWith('says-') || STATUS.test(text) ? 'Error' : 'Guide';
}
