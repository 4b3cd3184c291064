import {
  createContext,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import siteConfig from '@generated/docusaurus.config';
import { followLinks } from './links.ts';
import { createHistory, type History, type Place, type To } from './history.ts';
import { matchPath } from './match.ts';

// Stands in for react-router-dom, react-router-config and history in the browser: the part of them
// that Docusaurus uses, for routes without parameters, in a fifth of the bytes.

export { matchPath };
/** Only what lists the routes asks for it, and there is one for all pages. */
export const matchRoutes = (): [] => [];

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
  useEffect(() => followLinks(history, siteConfig.baseUrl), [history]);
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

export const renderRoutes = ([route]: { component: ComponentType }[]): ReactNode => {
  const Page = route!.component;
  return <Page />;
};
