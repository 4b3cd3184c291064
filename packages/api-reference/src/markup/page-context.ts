import type { Nodes } from 'hast';
import {
  createContext,
  createElement,
  useContext,
  type CSSProperties,
  type ReactNode,
} from 'react';
import type { ReferencePage, Shown } from '../model/pages.ts';
import type { ApiModel, Credential, Operation, RequestExample } from '../model/api-model.ts';
import type { SampleOptions } from '../samples/request.ts';

/** Rendering hooks of the embedding site. */
export interface Look {
  /** Highlights code as HTML. */
  highlight(code: string, grammar: string): string;
  /** Modifies the HTML tree of a description before rendering. */
  readyProse(tree: Nodes): void;
  /** Appended to external links, which open a new tab. */
  newTabMark: ReactNode;
}

export const plainLook: Look = {
  highlight: (code) =>
    code.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;'),
  readyProse: () => undefined,
  newTabMark: createElement('span', { className: 'heard' }, ' (opens in new tab)'),
};

/** The page that a component renders on. */
export interface PageContext {
  model: ApiModel;
  /** Contents of this page. */
  shown: Shown;
  /** Slug of the page; empty for the overview. */
  slug: string;
  /** Further pages of a large document. */
  pages: ReferencePage[];
  /** Headings of the API description. */
  headings: { level: number; text: string; anchor: string }[];
  samples: SampleOptions;
  /** The surrounding page already shows the summary of the document. */
  isIntroduced: boolean;
  /** Path of the page with this slug. */
  pageUrl(slug: string): string;
  /** URL of a download, such as `create-order.md` or `openapi.yaml`. */
  fileUrl(name: string): string;
  /** Anchor of a named schema, or undefined. */
  schemaAnchor(name: string): string | undefined;
  /** The operation with this id, or undefined. */
  operation(id: string): { anchor: string; summary: string } | undefined;
  /** Style with the estimated height of an operation or schema, by anchor. */
  sizeOf(anchor: string): CSSProperties | undefined;
  /** The document is large: pages leave out what browsers render slowly. */
  isLarge: boolean;
  look: Look;
}

/** The current page. Prose can be rendered without one. */
export const CurrentPage = createContext({ look: plainLook } as PageContext);

export const usePage = (): PageContext => useContext(CurrentPage);

export interface OperationProps {
  operation: Operation;
}

export type { ApiModel, Credential, Operation, RequestExample };
