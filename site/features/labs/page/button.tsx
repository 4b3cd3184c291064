import type { ComponentProps, ReactNode } from 'react';
import parts from './parts.module.css';

interface ButtonProps extends Omit<ComponentProps<'button'>, 'className'> {
  /** The button that leads on. */
  isMain?: boolean;
}

/** A button of a lab. */
export default function Button({ isMain = false, ...rest }: ButtonProps): ReactNode {
  return <button type="button" className={isMain ? parts.main : parts.button} {...rest} />;
}
