import type { RequestStep, Step, Scenario } from './scenario.ts';

/** A step without the names of its fields; empty ones at its end are left out. */
type Packed = (string | number | string[])[];

/** A story as a short list: its name, then its steps. */
export const packed = ({ name, steps }: Scenario): unknown[] => [name, ...steps.map(packedStep)];

function packedStep(step: Step): Packed {
  if (step.kind === 'wait') return trimmed([step.seconds, step.note]);
  const { api, method, path, headers, body, as, note } = step;
  return trimmed([api, `${method} ${path}`, body, headers.flat(), as, note]);
}

function trimmed(fields: Packed): Packed {
  const last = fields.findLastIndex((field) => (Array.isArray(field) ? field.length > 0 : field));
  return fields.slice(0, last + 1);
}

/** The story again. @throws {TypeError} it is not such a list */
export function unpacked(value: unknown): Scenario {
  const [name, ...steps] = listOf(value);
  return { name: textOf(name), steps: steps.map((step) => stepOf(listOf(step))) };
}

function stepOf([first, second, ...rest]: unknown[]): Step {
  if (typeof first === 'number') return { kind: 'wait', seconds: first, note: textOf(second) };
  const [body, headers, as, note] = rest;
  const [, method = '', path = ''] = /^(\S*) (.*)$/.exec(textOf(second)) ?? [];
  return {
    kind: 'request',
    api: textOf(first),
    method,
    path,
    headers: pairs(listOf(headers ?? []).map(textOf)),
    body: textOf(body),
    as: textOf(as),
    note: textOf(note),
  };
}

const pairs = (flat: string[]): RequestStep['headers'] =>
  flat.flatMap((name, index) => (index % 2 === 0 ? [[name, flat[index + 1] ?? ''] as const] : []));

function listOf(value: unknown): unknown[] {
  if (Array.isArray(value)) return value;
  throw new TypeError('This is not a list.');
}

function textOf(value: unknown = ''): string {
  if (typeof value === 'string') return value;
  throw new TypeError('This is not a text.');
}
