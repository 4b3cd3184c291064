import type { ReactNode } from 'react';
import type { FormSchema } from '@frontline/api-reference/page';
import type { Faults } from '../../../sandbox/page/check-request.ts';
import type { Chosen } from './validate-value.ts';

/** Renders the `code` spans of a Markdown description; links become plain text. */
export function withCode(description: string): ReactNode[] {
  const plain = description.replaceAll(/\[([^\]]+)\]\([^)]*\)/g, '$1').replaceAll('**', '');
  return plain
    .split('`')
    .map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part));
}

export interface FieldInputProps {
  /** Path as in error messages: `cabinets.0.key`. */
  path: string;
  label: string;
  /** Prefix of element ids, unique for each console on a page. */
  scope: string;
  schema: FormSchema;
  isRequired: boolean;
  value: unknown;
  faults: Faults;
  chosen?: Chosen;
  /** Undefined removes the field from the request. `chosen` is passed if the chosen alternatives change too. */
  onChange: (value: unknown, chosen?: Chosen) => void;
}

/** A unique id for each path, without white space because that separates ids in `aria-describedby`. */
export const idOf = (scope: string, path: string): string => {
  const whole = path.replaceAll('-', '--').replaceAll(/[%\s]/g, encodeURIComponent);
  return `${scope}-${whole.replaceAll(/[.:]/g, '-')}`;
};
