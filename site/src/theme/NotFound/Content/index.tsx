// Swizzled because the original is a dead end: this one suggests similar pages.
import type { ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import IconExternalLink from '@theme/Icon/ExternalLink';
import type { Props } from '@theme/NotFound/Content';
import { translate } from '@docusaurus/Translate';
import Article from '@site/shell/page/article/article.tsx';
import type { ListedPage } from '@site/shell/page/article/closest-pages.ts';
import SearchButton from '@site/features/home/page/search-button.tsx';
import { Strokes } from '@site/shell/shared/glyph.tsx';
import { reportUrl } from '@site/shell/page/report/report-url.ts';
import styles from './styles.module.css';

/** The pages to suggest before the page list has loaded, and without JavaScript. */
const startingPoints: ListedPage[] = [
  { path: '/docs/intro', title: 'Introduction' },
  { path: '/docs/troubleshooting', title: 'Troubleshooting' },
  { path: '/docs/category/apis', title: 'API reference' },
];

/** An icon of an empty shelf. */
const EMPTY_SHELF = 'M4 3v18M20 3v18M4 6h16M4 12.500h16M4 19h16';

export default function NotFoundContent({ className }: Props): ReactNode {
  return (
    <Article>
      <main className={clsx('container', 'markdown', styles.page, className)}>
        <header className="sign">
          <Strokes d={EMPTY_SHELF} />
          <p className={styles.code}>404</p>
          <Heading as="h1">
            {translate({ id: 'theme.NotFound.title', message: 'Page not found' })}
          </Heading>
        </header>
        <p>
          {translate({
            message:
              'This shelf is empty. The address may be mistyped, or the page may have moved.',
          })}
        </p>
        <SearchButton />
        <div data-closest-pages>
          <Heading as="h2" className={styles.title}>
            {translate({ message: 'Good places to start' })}
          </Heading>
          <ul className={styles.list}>
            {startingPoints.map(({ path, title }) => (
              <li key={path}>
                <Link to={path}>
                  <strong>{title}</strong>
                  <span>{path}</span>
                </Link>
              </li>
            ))}
          </ul>
        </div>
        <p>
          {translate({ message: 'Did a link bring you here?' })}{' '}
          {/* An island adds the URL, which is unknown at build time (article/islands/closest-pages.ts). */}
          <Link href={reportUrl({ title: 'page not found', url: '' })} data-report>
            {translate({ message: 'Report the broken link' })} <IconExternalLink />
          </Link>
        </p>
      </main>
    </Article>
  );
}
