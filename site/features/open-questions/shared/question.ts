import type { Role } from '../../../content/readers.ts';
import { products } from '../../../content/products.ts';

/** Who can answer. */
export const owners = [
  'lead',
  'administrator',
  'account contact',
  'chat administrator',
  'IT',
  'legal',
  "maker's manual",
] as const;

export type Owner = (typeof owners)[number];

/** Details that a message may need, and their labels. */
export const details = {
  place: 'Place',
  time: 'Local time',
  'exact-message': 'Exact message',
  button: 'Button',
  device: 'Device',
  app: 'App',
  locker: 'Locker',
  cabinet: 'Cabinet',
  order: 'Order',
  'edge-id': 'Edge id',
  number: 'Number',
  account: 'Account',
  people: 'People',
} as const;

export type Detail = keyof typeof details;

/** A row of the register. */
export interface OpenQuestion {
  /** Unique on the site. */
  id: string;
  /** Its file: a product, `suite` or `apis`. */
  product: string;
  readers: Role[];
  question: string;
  owner: Owner;
  /** What is safe to assume or do meanwhile. */
  until?: string;
  /** Whether this is the behavior of the reference server. */
  reference: boolean;
  /** The closest documented section, below /docs/. */
  near: string;
  fields: Detail[];
  /** Search phrases for the question. */
  said: string[];
}

export const anchorOf = ({ id }: Pick<OpenQuestion, 'id'>): string => `open-${id}`;

/** The owner with a capital letter. */
export const ownerName = (owner: Owner): string => owner[0]!.toUpperCase() + owner.slice(1);

/** The files of the register in display order, and their titles. */
export const registers: Record<string, string> = {
  suite: 'All products',
  ...Object.fromEntries(products.map(({ slug, name }) => [slug, name])),
  apis: 'APIs',
};
