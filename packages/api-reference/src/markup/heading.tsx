import { Children, createElement, isValidElement, type ReactNode } from 'react';

export interface HeadingProps {
  level: number;
  /** Without one the heading has no link to itself. */
  id?: string;
  children: ReactNode;
}

/** A heading with the same link to itself as headings elsewhere on the site. */
export default function Heading({ level, id, children }: HeadingProps): ReactNode {
  const name = `h${Math.min(level, 6)}`;
  if (!id) return createElement(name, null, children);
  return createElement(
    name,
    { id, className: 'anchor' },
    children,
    <HashLink id={id} to={textIn(children)} />,
  );
}

export function HashLink({ id, to }: { id: string; to: string }): ReactNode {
  const title = `Direct link to ${to}`;
  return (
    <a className="hash-link" href={`#${id}`} aria-label={title} title={title} translate="no">
      &#8203;
    </a>
  );
}

/** The words inside an element. */
export function textIn(node: ReactNode): string {
  return Children.toArray(node)
    .map((child) => {
      if (typeof child === 'string' || typeof child === 'number') return String(child);
      return isValidElement<{ children?: ReactNode }>(child) ? textIn(child.props.children) : '';
    })
    .join('');
}
