import type { Nodes } from 'hast';
import { createContext, createElement, type CSSProperties, type ReactNode } from 'react';
import type { ReferencePage, Shown } from '../model/pages.ts';
import type { ApiModel, Credential, Operation, RequestExample } from '../model/api-model.ts';
import type { SampleOptions } from '../samples/request.ts';

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

/** What every part of a page may need. */
export interface PageContext {
  model: ApiModel;
  /** What stands on this page at length. */
  shown: Shown;
  /** The end of the page's address; empty for the page that all others stand below. */
  slug: string;
  /** The pages beside the overview of a large document. */
  pages: ReferencePage[];
  samples: SampleOptions;
  /** A server in the page answers the consoles. */
  isInPage: boolean;
  /** What the page stands in opens with the document's summary. */
  isIntroduced: boolean;
  /** The address of the page with this end. */
  pageUrl(slug: string): string;
  /** The address of a file of this reference, such as `create-order.md` or `openapi.yaml`. */
  fileUrl(name: string): string;
  /** The anchor of a named schema, or undefined where it is not in the document. */
  schemaAnchor(name: string): string | undefined;
  /** The operation of this id, or undefined where the document has none. */
  operation(id: string): { anchor: string; summary: string } | undefined;
  /** About how tall an operation or a schema will be, as a style, by its anchor. */
  sizeOf(anchor: string): CSSProperties | undefined;
  /** So many operations that the page leaves out what browsers would take long over. */
  isLarge: boolean;
}

export type { ApiModel, Credential, Operation, RequestExample };
