// Swizzled because the original leaves the reader at a dead end: ours names the closest pages.
import { useEffect, useState, type ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import Heading from '@theme/Heading';
import IconExternalLink from '@theme/Icon/ExternalLink';
import type { Props } from '@theme/NotFound/Content';
import { brand } from '@site/brand.ts';
import { closestPages, type ListedPage } from '@site/src/components/closest-pages.ts';
import styles from './styles.module.css';

/** What to offer before the list of pages has arrived, and to readers without JavaScript. */
const startingPoints: ListedPage[] = [
  { path: '/docs/intro', title: 'Introduction' },
  { path: '/docs/troubleshooting', title: 'Troubleshooting' },
  { path: '/docs/category/apis', title: 'API reference' },
];

function useClosestPages(): ListedPage[] | undefined {
  const { pathname } = useLocation();
  const [pages, setPages] = useState<ListedPage[]>();
  useEffect(() => {
    let isCurrent = true;
    import('@generated/page-list/default/pages.json')
      .then(({ default: all }) => isCurrent && setPages(closestPages(all, pathname, 4)))
      .catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [pathname]);
  return pages;
}

/** The form for a report, filled in. The address is only known in the browser. */
function useReportUrl() {
  const { pathname } = useLocation();
  const title = encodeURIComponent(`Page not found: ${pathname}`);
  return `${brand.repository}/issues/new?title=${title}`;
}

export default function NotFoundContent({ className }: Props): ReactNode {
  const closest = useClosestPages();
  const pages = closest?.length ? closest : startingPoints;
  const report = useReportUrl();
  return (
    <main className={clsx('container', styles.page, className)}>
      <p className={styles.code}>404</p>
      <Heading as="h1">Page not found</Heading>
      <p>This shelf is empty. The address may be mistyped, or the page may have moved.</p>
      <Heading as="h2" className={styles.title}>
        {closest?.length ? 'Did you mean one of these?' : 'Good places to start'}
      </Heading>
      <ul className={styles.list}>
        {pages.map(({ path, title }) => (
          <li key={path}>
            <Link to={path}>
              <strong>{title}</strong>
              <span>{path}</span>
            </Link>
          </li>
        ))}
      </ul>
      <p>
        Or search: press <kbd>Ctrl</kbd> <kbd>K</kbd> (on a Mac, <kbd>⌘</kbd> <kbd>K</kbd>) and type
        what you are looking for.
      </p>
      <p>
        Did a link bring you here?{' '}
        <Link href={report} className={styles.report}>
          Report the broken link <IconExternalLink />
        </Link>
      </p>
    </main>
  );
}
