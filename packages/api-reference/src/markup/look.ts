import type { Nodes } from 'hast';
import { createContext, createElement, type ReactNode } from 'react';

/** What a site does its own way on the pages. */
export interface Look {
  /** Code as HTML, with elements around what is colored. */
  highlight(code: string, grammar: string): string;
  /** Changes the HTML of a description, as a tree, before it is drawn. */
  readyProse(tree: Nodes): void;
  /** Stands behind a link to another site, which opens a new tab. */
  newTabMark: ReactNode;
}

export const plainLook: Look = {
  highlight: (code) =>
    code.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;'),
  readyProse: () => undefined,
  newTabMark: createElement('span', { className: 'heard' }, ' (opens in new tab)'),
};

/** The look of the page that is drawn. */
export const LookContext = createContext(plainLook);
