// Swizzled because the original labels the link of a heading with code by its id instead of its text, and adds a
// scroll margin for the navbar that css/base.css sets for the whole page (scroll-padding).
import { Children, isValidElement, type ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type { Props } from '@theme/Heading';

export default function Heading({ as: As, id, ...props }: Props): ReactNode {
  const brokenLinks = useBrokenLinks();
  if (As === 'h1' || !id) return <As {...props} id={undefined} />;
  brokenLinks.collectAnchor(id);
  const title = translate(
    { id: 'theme.common.headingLinkTitle', message: 'Direct link to {heading}' },
    { heading: textOf(props.children) },
  );
  return (
    <As {...props} className={clsx('anchor', props.className)} id={id}>
      {props.children}
      <Link className="hash-link" to={`#${id}`} aria-label={title} title={title} translate="no">
        &#8203;
      </Link>
    </As>
  );
}

/** The text content of a node. */
function textOf(node: ReactNode): string {
  return Children.toArray(node)
    .map((part) =>
      isValidElement<{ children?: ReactNode }>(part) ? textOf(part.props.children) : String(part),
    )
    .join('');
}
