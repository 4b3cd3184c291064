// Swizzled to inline the two images: each image file, even of 500 bytes, delays the first paint on a slow phone
// by 50 ms.
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
