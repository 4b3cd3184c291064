import type { ComponentProps, ReactNode } from 'react';
import parts from './parts.module.css';

type TextFieldProps = Pick<ComponentProps<'textarea'>, 'rows'> &
  Omit<ComponentProps<'input'>, 'onChange'> & { label: string; onText: (text: string) => void };

/** A text field of a lab with its label; a text area if it has `rows`. */
export default function TextField({
  label,
  onText,
  className,
  ...rest
}: TextFieldProps): ReactNode {
  const Control = (rest.rows ? 'textarea' : 'input') as 'input';
  return (
    <label className={parts.field}>
      {label}
      <Control
        dir="auto"
        className={className ? `${parts.control} ${className}` : parts.control}
        onChange={({ target }) => onText(target.value)}
        {...rest}
      />
    </label>
  );
}
