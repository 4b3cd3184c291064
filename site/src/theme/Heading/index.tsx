// Swizzled because the original titles the link of a heading in code by its id, not by its words, and
// keeps room for the navbar that the whole page keeps already (scroll-padding, css/base.css).
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
    { heading: wordsOf(props.children) },
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

/** The words a reader sees in a heading, without its markup. */
function wordsOf(node: ReactNode): string {
  return Children.toArray(node)
    .map((part) =>
      isValidElement<{ children?: ReactNode }>(part) ? wordsOf(part.props.children) : String(part),
    )
    .join('');
}
