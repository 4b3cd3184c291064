import type { ComponentProps, ReactNode } from 'react';
import { useLocation } from '@docusaurus/router';
import isInternalUrl from '@docusaurus/isInternalUrl';
import siteConfig from '@generated/docusaurus.config';
import { applyTrailingSlash } from './addresses.ts';
import { matchPath, type Match } from './match.ts';
import type { Place } from './history.ts';

// Stands in for the engine's Link in the browser: a plain link. Clicks are followed and pages fetched
// ahead for the whole document at once (links.ts); what is broken has been found while building.

interface LinkProps extends ComponentProps<'a'> {
  to?: string;
  autoAddBaseUrl?: boolean;
  isNavLink?: boolean;
  activeClassName?: string;
  isActive?: (match: Match | null, place: Place) => boolean;
  'data-noBrokenLinkCheck'?: boolean;
}

const { baseUrl, trailingSlash } = siteConfig;

function addressOf(given: string, autoAddBaseUrl: boolean): string {
  const isAbsolute = autoAddBaseUrl && given.startsWith('/') && !given.startsWith(baseUrl);
  const address = isAbsolute ? baseUrl + given.slice(1) : given;
  return isInternalUrl(given) ? applyTrailingSlash(address, { trailingSlash, baseUrl }) : address;
}

export default function Link({ isNavLink, ...props }: LinkProps): ReactNode {
  return isNavLink ? <NavLink {...props} /> : <PlainLink {...props} />;
}

function PlainLink({
  to,
  href = to,
  autoAddBaseUrl = true,
  isActive: _isActive,
  activeClassName: _activeClassName,
  'data-noBrokenLinkCheck': _check,
  ...props
}: Omit<LinkProps, 'isNavLink'>): ReactNode {
  // `pathname://` leads to a file of this host that is no page.
  const target = (to ?? href)?.replace('pathname://', '');
  const opens = href !== undefined && !isInternalUrl(href);
  return (
    <a
      href={target && addressOf(target, autoAddBaseUrl)}
      {...(opens && { target: '_blank', rel: 'noopener noreferrer' })}
      {...props}
    />
  );
}

function NavLink({
  activeClassName = 'active',
  isActive,
  className,
  ...props
}: Omit<LinkProps, 'isNavLink'>): ReactNode {
  const place = useLocation() as Place;
  const target = props.to ?? props.href ?? '';
  const match = matchPath(place.pathname, { path: addressOf(target, true) });
  const active = isActive ? isActive(match, place) : match !== null;
  return (
    <PlainLink
      aria-current={active ? 'page' : undefined}
      className={active ? [className, activeClassName].filter(Boolean).join(' ') : className}
      {...props}
    />
  );
}
