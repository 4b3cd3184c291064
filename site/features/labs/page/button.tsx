import type { ComponentProps, ReactNode } from 'react';
import parts from './parts.module.css';

interface ButtonProps extends Omit<ComponentProps<'button'>, 'className'> {
  /** The button that leads on. */
  isMain?: boolean;
}

/** A button of a lab. One that its own press disables keeps the focus. */
export default function Button({ isMain, disabled, onClick, ...rest }: ButtonProps): ReactNode {
  return (
    <button
      type="button"
      className={isMain ? parts.main : parts.button}
      aria-disabled={disabled}
      onClick={disabled ? undefined : onClick}
      {...rest}
    />
  );
}
