import { slug } from '@frontline/search';

/** What a hit is, as its row names it. */
export type Kind =
  | 'Guide'
  | 'Reference'
  | 'Operation'
  | 'Field'
  | 'Schema'
  | 'Error'
  | 'Word'
  | 'Not documented';

/** The pages of the references; their other neighbor, /docs/apis/webhooks, is a guide. */
const REFERENCE = /\/docs\/apis\/(?!webhooks\b)/;
/** What the text of a row of the register begins with (features/open-questions/build/register.ts). */
const OPEN = /^Not documented\./;
/** What the text of a heading that answers a message begins with (features/search/build/read-pages.ts). */
const STATUS = /^[45]\d\d\b/;

/**
 * What stands at an address, told by the address itself: the names of anchors are given by the references
 * (features/reference/build), by the glossary and by tables of messages (features/troubleshooting). A row of the
 * register and a heading that answers a message are known by their text, once that is here.
 */
export function kindOf(url: string, title: string, text = ''): Kind {
  const [page = '', anchor = ''] = url.split('#');
  if (anchor.startsWith('word-')) return 'Word';
  if (REFERENCE.test(page)) {
    if (anchor.startsWith('error-')) return 'Error';
    if (anchor.includes('--')) return 'Field';
    if (anchor.startsWith('schema-')) return 'Schema';
    // Every other heading has the anchor that its words make; an operation has that of its name.
    const isNamed = anchor !== '' && anchor !== slug(title) && !anchor.startsWith('credential-');
    return isNamed ? 'Operation' : 'Reference';
  }
  if (OPEN.test(text)) return 'Not documented';
  return anchor.startsWith('says-') || STATUS.test(text) ? 'Error' : 'Guide';
}
