// Swizzled because the original leaves the reader at a dead end: ours names the closest pages.
import { useEffect, useState, type ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Heading from '@theme/Heading';
import IconExternalLink from '@theme/Icon/ExternalLink';
import type { Props } from '@theme/NotFound/Content';
import { closestPages, type ListedPage } from '@site/src/components/closest-pages.ts';
import SearchDoor from '@site/src/components/home/search-door.tsx';
import Part from '@site/src/components/part/part.tsx';
import { reportUrl } from '@site/src/components/report/report-url.ts';
import styles from './styles.module.css';

/** What to offer before the list of pages has arrived, and to readers without JavaScript. */
const startingPoints: ListedPage[] = [
  { path: '/docs/intro', title: 'Introduction' },
  { path: '/docs/troubleshooting', title: 'Troubleshooting' },
  { path: '/docs/category/apis', title: 'API reference' },
];

/** What was asked for, below the base URL. */
function useAddress(): string {
  const { baseUrl } = useDocusaurusContext().siteConfig;
  return useLocation().pathname.replace(baseUrl, '/');
}

function useClosestPages(address: string): ListedPage[] | undefined {
  const [pages, setPages] = useState<ListedPage[]>();
  useEffect(() => {
    let isCurrent = true;
    import('@generated/page-list/default/pages.json')
      .then(({ default: all }) => isCurrent && setPages(closestPages(all, address, 4)))
      .catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [address]);
  return pages;
}

export default function NotFoundContent({ className }: Props): ReactNode {
  const address = useAddress();
  const report = reportUrl({ title: 'page not found', url: address });
  return (
    <main className={clsx('container', styles.page, className)}>
      <p className={styles.code}>404</p>
      <Heading as="h1">Page not found</Heading>
      <p>This shelf is empty. The address may be mistyped, or the page may have moved.</p>
      <Part name="list of the closest pages">
        <ClosestPages address={address} />
      </Part>
      <div className={styles.search}>
        <SearchDoor />
      </div>
      <p>
        Did a link bring you here?{' '}
        <Link href={report} className={styles.report}>
          Report the broken link <IconExternalLink />
        </Link>
      </p>
    </main>
  );
}

function ClosestPages({ address }: { address: string }): ReactNode {
  const closest = useClosestPages(address);
  const pages = closest?.length ? closest : startingPoints;
  return (
    <>
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
    </>
  );
}
