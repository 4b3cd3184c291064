import type { Value } from './index.ts';

const texts = new WeakMap<TemplateStringsArray, string>();

/** `select ${a} where ${b}` → `select ? where ?`, once per template. */
export function questionMarks(template: TemplateStringsArray): string {
  let text = texts.get(template);
  if (text === undefined) texts.set(template, (text = template.join('?')));
  return text;
}

/** `select ${a} where ${b}` → `select $1 where $2`. */
export function numbered(template: TemplateStringsArray): string {
  return template.reduce((text, part, index) => `${text}$${index}${part}`);
}

/** The values as every engine can store them, in place of booleans 0 and 1. */
export function storable(
  values: Value[],
  template: TemplateStringsArray,
): (string | number | null)[] {
  return values.map((value, index) => {
    if (value === null || typeof value === 'string') return value;
    if (typeof value === 'boolean') return value ? 1 : 0;
    if (typeof value === 'number' && Number.isFinite(value)) return value;
    const before = template[index]!.trim().slice(-60);
    throw new TypeError(
      `Cannot store ${describe(value)} after "${before}": give a string, a finite number, a boolean or null.`,
    );
  });
}

function describe(value: unknown): string {
  if (value instanceof Date) return 'a Date (use toISOString())';
  return typeof value === 'object' ? 'an object' : String(value);
}
