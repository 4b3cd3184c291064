import type { Walk } from '../document/cursor.ts';
import type { Anchors } from './anchors.ts';

/** How a schema is read where it stands. */
export interface Reading {
  walk: Walk;
  anchors: Anchors;
  /** The anchor that the anchors of its fields begin with. */
  anchor: string;
  /** Fields of the other direction are left out: no caller sends a read-only field. */
  direction: 'request' | 'answer' | 'both';
  /** How many referenced schemas may open inside one another before the rest is a link. */
  levels: number;
  /** Where the referenced schemas stand that are open around this one. */
  within: string[];
}
