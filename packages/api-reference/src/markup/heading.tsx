import {
  Children,
  createElement,
  isValidElement,
  type ComponentProps,
  type ReactNode,
} from 'react';

interface HeadingProps {
  level: number;
  /** Without an id, the heading has no link to itself. */
  id?: string;
  children: ReactNode;
}

/** A heading with a link to itself, in the same markup as Docusaurus headings. */
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

/** A section labeled by its heading. */
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

/** The text content of an element. */
function textIn(node: ReactNode): string {
  return Children.toArray(node)
    .map((child) => {
      if (typeof child === 'string' || typeof child === 'number') return String(child);
      return isValidElement<{ children?: ReactNode }>(child) ? textIn(child.props.children) : '';
    })
    .join('');
}
