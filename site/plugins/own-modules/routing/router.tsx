import {
  createContext,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
  type ComponentProps,
  type MouseEvent,
  type ReactNode,
  type Ref,
} from 'react';
import {
  createHistory,
  createHref,
  resolvePlace,
  type History,
  type Place,
  type To,
} from './history.ts';
import { matchPath, matchRoutes, type Match, type SiteRoute } from './match.ts';

// Stands in for react-router-dom, react-router-config and history in the browser: the part of them
// that Docusaurus uses, for routes without parameters, in a fifth of the bytes.

export { matchPath, matchRoutes };

interface Where {
  history: History;
  location: Place;
}
const Context = createContext<Where | undefined>(undefined);

function useWhere(): Where {
  const where = useContext(Context);
  if (!where) throw new Error('This needs a router around it.');
  return where;
}

export const useHistory = (): History => useWhere().history;
export const useLocation = (): Place => useWhere().location;

export function BrowserRouter({ children }: { children: ReactNode }): ReactNode {
  const [history] = useState(createHistory);
  const [location, setLocation] = useState(history.location);
  useLayoutEffect(() => {
    setLocation(history.location);
    return history.listen(setLocation);
  }, [history]);
  const where = useMemo(() => ({ history, location }), [history, location]);
  return <Context value={where}>{children}</Context>;
}

/** Docusaurus names it where it chooses a router; our site has real addresses. */
export const HashRouter = BrowserRouter;

/** Shows all within as if the reader were at another place. */
export function Route({
  location,
  render,
}: {
  location: Place;
  render: () => ReactNode;
}): ReactNode {
  const { history } = useWhere();
  const where = useMemo(() => ({ history, location }), [history, location]);
  return <Context value={where}>{render()}</Context>;
}

export function Redirect({ to }: { to: To }): ReactNode {
  const { history } = useWhere();
  useEffect(() => history.replace(to), [history, to]);
  return null;
}

interface RoutesProps {
  routes: SiteRoute[];
  extra?: Record<string, unknown> | undefined;
}

function Routes({ routes, extra }: RoutesProps): ReactNode {
  const where = useWhere();
  const [found] = matchRoutes(routes, where.location.pathname);
  if (!found) return null;
  const { route, match } = found;
  const place = routes.indexOf(route);
  return <route.component key={place} {...where} match={match} {...extra} route={route} />;
}

export const renderRoutes = (
  routes: SiteRoute[] | undefined,
  extra?: Record<string, unknown>,
): ReactNode => (routes ? <Routes routes={routes} extra={extra} /> : null);

interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  to: To;
  replace?: boolean;
  innerRef?: Ref<HTMLAnchorElement>;
}

const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.altKey && !event.ctrlKey && !event.shiftKey;

export function Link({ to, replace, innerRef, onClick, ref, ...props }: LinkProps): ReactNode {
  const { history, location } = useWhere();
  const target = resolvePlace(to, location);
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || !isPlainClick(event)) return;
    if (props.target && props.target !== '_self') return;
    event.preventDefault();
    const isHere = createHref(target) === createHref(history.location);
    if (replace || isHere) history.replace(target);
    else history.push(target);
  };
  return <a {...props} ref={innerRef ?? ref ?? null} href={createHref(target)} onClick={follow} />;
}

interface NavLinkProps extends LinkProps {
  activeClassName?: string;
  isActive?: (match: Match | null, location: Place) => boolean;
}

export function NavLink({
  activeClassName = 'active',
  isActive,
  className,
  ...props
}: NavLinkProps): ReactNode {
  const { location } = useWhere();
  const match = matchPath(location.pathname, { path: resolvePlace(props.to, location).pathname });
  const active = isActive ? isActive(match, location) : match !== null;
  return (
    <Link
      {...props}
      aria-current={active ? 'page' : undefined}
      className={active ? [className, activeClassName].filter(Boolean).join(' ') : className}
    />
  );
}
