import type { ReactNode } from 'react';
import type { FormSchema } from '@frontline/api-reference/page';
import type { Faults } from '../../../sandbox/page/check-request.ts';
import type { Chosen } from './hold-value.ts';

/** A description of the document with its `code` as code; links become their words. */
export function withCode(description: string): ReactNode[] {
  const plain = description.replaceAll(/\[([^\]]+)\]\([^)]*\)/g, '$1').replaceAll('**', '');
  return plain
    .split('`')
    .map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part));
}

export interface FieldInputProps {
  /** As errors name it: `cabinets.0.key`. */
  path: string;
  label: string;
  /** Begins the id of the control, so that several consoles share a page. */
  scope: string;
  schema: FormSchema;
  isRequired: boolean;
  value: unknown;
  faults: Faults;
  chosen?: Chosen;
  /** Undefined takes the field out of the request. What is chosen in it is given where that changes too. */
  onChange: (value: unknown, chosen?: Chosen) => void;
}

/** Another id for every path, without white space, by which `aria-describedby` tells ids apart. */
export const idOf = (scope: string, path: string): string => {
  const whole = path.replaceAll('-', '--').replaceAll(/[%\s]/g, encodeURIComponent);
  return `${scope}-${whole.replaceAll(/[.:]/g, '-')}`;
};
