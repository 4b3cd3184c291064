import {
  Children,
  createElement,
  isValidElement,
  type ComponentProps,
  type ReactNode,
} from 'react';

interface HeadingProps {
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

type SectionProps = ComponentProps<'section'> & { id: string; title: string; level?: number };

/** A part of the page with the heading that names it. */
export function Section({
  id,
  title,
  level = 2,
  className,
  children,
  ...rest
}: SectionProps): ReactNode {
  return (
    <section className={className} aria-labelledby={id} {...rest}>
      <Heading level={level} id={id}>
        {title}
      </Heading>
      {children}
    </section>
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
