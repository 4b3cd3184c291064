// Swizzled to stand in the page itself: each picture of its own, even of 500 bytes, costs a slow phone
// 50 ms before the first paint, and there are two.
import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { Props } from '@theme/Logo';

export default function Logo({ imageClassName, titleClassName, ...rest }: Props): ReactNode {
  const { title, customFields } = useDocusaurusContext().siteConfig;
  const pictures = customFields?.['logo'];
  return (
    <Link to="/" {...rest}>
      {typeof pictures === 'string' && (
        <span
          className={imageClassName}
          aria-hidden
          dangerouslySetInnerHTML={{ __html: pictures }}
        />
      )}
      <b className={titleClassName}>{title}</b>
    </Link>
  );
}
