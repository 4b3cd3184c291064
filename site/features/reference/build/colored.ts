// Defines the Prism that the grammars below add themselves to, so it comes first.
import { highlight } from '../../../shell/build/code-blocks/highlight.ts';
import 'prismjs/components/prism-typescript.js';
import 'prismjs/components/prism-csharp.js';
import 'prismjs/components/prism-java.js';
import 'prismjs/components/prism-markup-templating.js';
import 'prismjs/components/prism-php.js';

/** Code as HTML with the colours of the site, in every language that samples are written in. */
export const colored = (text: string, grammar: string): string => highlight(text, grammar);
