import { Component, useEffect, useRef, type ReactNode } from 'react';
import clsx from 'clsx';
import { failureOf } from './failure.ts';

interface State {
  failed?: { error: unknown } | undefined;
}

interface BoundaryProps {
  /** Its name for readers; follows "The": `search`, `table of contents`. */
  name: string;
  children: ReactNode;
  /** The class of the fallback. */
  className?: string;
}

/**
 * A React error boundary. An error while rendering or in an effect is shown in place of the component with a
 * Retry button, and the rest of the page keeps working. Errors in event handlers and promises do not get here:
 * their callers must report them.
 */
// oxlint-disable-next-line own/classes -- React has error boundaries only as classes.
export default class ErrorBoundary extends Component<BoundaryProps, State> {
  override state: State = {};

  static getDerivedStateFromError = (error: unknown) => ({ failed: { error } });

  override render(): ReactNode {
    const { name, className, children } = this.props;
    const { failed } = this.state;
    if (!failed) return children;
    const retry = () => this.setState({ failed: undefined });
    return <Failure name={name} error={failed.error} retry={retry} className={className} />;
  }
}

interface FailureProps extends Pick<BoundaryProps, 'name' | 'className'> {
  error: unknown;
  retry: () => void;
}

function Failure({ name, error, retry, className }: FailureProps): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.replaceChildren(...failureOf(name, error, retry)), [error]);
  return <div ref={box} className={clsx('part-failure', className)} role="alert" />;
}
