import { isObject, type JsonObject } from '../json/json.ts';
import type { Cursor, Walk } from '../document/cursor.ts';
import { kebab, type Anchors } from './pages.ts';
import { coded } from './facts.ts';
import type { Merged } from './merge-schema.ts';
import type { Part, Shape } from './api-model.ts';

/** Named schemas expanded in one body or response. */
export const MAX_EXPANDED = 150;

/** Context of a schema while its shape is built. */
export interface Reading {
  walk: Walk;
  anchors: Anchors;
  /** Prefix for the anchors of its fields. */
  anchor: string;
  /** Fields of the other direction are left out: callers never send a read-only field. */
  direction: 'request' | 'answer' | 'both';
  /** How many levels of referenced schemas are expanded before the rest becomes a link. */
  levels: number;
  /** How many more named schemas are expanded in the same place, such as a body: those of a mesh would fill megabytes. */
  budget: { left: number };
  /** JSON pointers of the referenced schemas that enclose this one. */
  within: string[];
}

/** Labels of the subschemas under a keyword. */
const LABELS = {
  prefixItems: 'Entry',
  items: 'Each further entry',
  contains: 'It holds an entry such as',
  unevaluatedItems: 'Entries that nothing else describes',
  patternProperties: 'Fields whose names match',
  additionalProperties: 'Each further field',
  unevaluatedProperties: 'Fields that nothing else describes',
  propertyNames: 'The names of fields',
  dependentSchemas: 'Where it has',
  if: 'If it is',
  then: 'Then it is',
  else: 'Else it is',
  not: 'It is not',
  contentSchema: 'Decoded, it holds',
  $defs: 'Definition',
} as const;

interface Given {
  schema: Merged;
  whole: Cursor;
  reading: Reading;
  shapeOf: (cursor: Cursor, reading: Reading) => Shape;
  /** JSON pointers of the schemas that enclose this one. */
  open: string[];
}

/** Subschemas other than fields, items, and alternatives. */
export function partsOf({ schema, whole, reading, shapeOf, open }: Given): Part[] {
  const { walk } = reading;
  const part = (label: string, cursor: Cursor): Part => {
    const anchor = `${reading.anchor}--${kebab(label)}`;
    return { label, shape: shapeOf(cursor, { ...reading, anchor }) };
  };
  const found = Object.entries(LABELS).flatMap(([key, label]): Part[] => {
    const value = whole.value[key];
    if (typeof value !== 'object' || value === null || isInner(schema, key)) return [];
    switch (key) {
      case 'prefixItems':
        return walk.list(whole, key).map((entry, index) => part(`${label} ${index + 1}`, entry));
      case 'patternProperties':
      case 'dependentSchemas':
      case '$defs':
        return walk.map(whole, key).map(([name, entry]) => part(`${label} ${coded(name)}`, entry));
      default: {
        const entry = walk.get(whole, key);
        const isEmpty = entry && Object.keys(entry.value as JsonObject).length === 0;
        if (!entry || (isEmpty && key === 'additionalProperties')) return [];
        return [part(label, entry)];
      }
    }
  });
  const beside = schema.beside
    .filter(({ pointer }) => !open.includes(pointer))
    .map((cursor) => part('Also matches', cursor));
  return [...beside, ...found];
}

/**
 * Whether items or map values are part of the type, as in "array of …". Beside fields, `prefixItems`,
 * or each other, they are labeled parts instead.
 */
export function isInner({ value, properties }: Merged, key: string): boolean {
  if (key !== 'items' && key !== 'additionalProperties') return false;
  if (!isObject(value[key]) || properties.size > 0) return false;
  return key === 'items' ? value['prefixItems'] === undefined : !isObject(value['items']);
}
