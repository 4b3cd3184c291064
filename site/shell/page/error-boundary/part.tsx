import { Component, useEffect, useRef, type ReactNode } from 'react';
import clsx from 'clsx';
import { failureOf } from './failure.ts';

interface State {
  failed?: { error: unknown } | undefined;
}

interface PartProps {
  /** What readers call it, as it goes after "The": `search`, `table of contents`. */
  name: string;
  children: ReactNode;
  /** For the box that stands in its place when it has stopped. */
  className?: string;
}

/**
 * A part of a page that fails alone: what it throws while rendering or in an effect is told in its own
 * place, with a way to start it anew, and the rest of the page stays as it is. An error in an event
 * handler or a promise does not get here: whoever starts one tells of it.
 */
// oxlint-disable-next-line own/classes -- React knows no other boundary.
export default class Part extends Component<PartProps, State> {
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

interface FailureProps extends Pick<PartProps, 'name' | 'className'> {
  error: unknown;
  retry: () => void;
}

function Failure({ name, error, retry, className }: FailureProps): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.replaceChildren(...failureOf(name, error, retry)), [error]);
  return <div ref={box} className={clsx('part-failure', className)} role="alert" />;
}
