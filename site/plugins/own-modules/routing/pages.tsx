import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import Loading from '@theme/Loading';
import { RouteContextProvider } from '@docusaurus/core/lib/client/routeContext.js';
import { forgetMatches, type SiteRoute } from './match.ts';

// What the table of routes is made of. Stands in for the engine's ComponentCreator, registry and
// react-loadable in the browser.

/** Specification section 9: the spinner comes after 200 ms. */
const DELAY = 200;

type Module = Record<string, unknown> & { default: unknown };
/** The name of a file, unless it is part of the first one, and the way to load it. */
type File = [name: string | undefined, load: () => Promise<Module>];
type Files = File | { [key: string]: Files };
type Page = ComponentType<Record<string, unknown>>;
export type RouteComponent = SiteRoute['component'];

/** The component of a route, from the files that it names. */
export const page = (files: Files): RouteComponent =>
  loadedFirst(() => assembled(files), namesIn(files));

export const notFound = (): RouteComponent =>
  loadedFirst(async () => {
    const { default: NotFound } = await import('@theme/NotFound');
    return (props) => (
      <RouteContextProvider value={{ plugin: { name: 'native', id: 'default' } }}>
        <NotFound {...props} />
      </RouteContextProvider>
    );
  }, []);

type Rows = { default: SiteRoute[] };
const folders = new Map<string, () => Promise<unknown>>();

/** A list of routes that fills itself, folder by folder, as readers come near. */
export function cut(tables: Record<string, () => Promise<Rows>>): SiteRoute[] {
  const rows: SiteRoute[] = [];
  for (const [folder, load] of Object.entries(tables)) {
    let arriving: Promise<unknown> | undefined;
    folders.set(folder, () => {
      arriving ??= load().then(
        (table) => {
          rows.push(...table.default);
          forgetMatches();
        },
        (error: unknown) => {
          arriving = undefined;
          throw error;
        },
      );
      return arriving;
    });
  }
  return rows;
}

/** Loads the routes of the folder that an address is in. */
export const knowRoutesAround = async (pathname: string): Promise<void> => {
  await folders.get(pathname.replace(/\/[^/]*\/?$/, '') || '/')?.();
};

/** Loaded before it is shown; should it be shown before, it says so and offers to try again. */
function loadedFirst(load: () => Promise<Page>, files: string[]): RouteComponent {
  let made: Page | undefined;
  let arriving: Promise<Page> | undefined;
  const preload = (): Promise<Page> => {
    arriving ??= load().then(
      (loaded) => (made = loaded),
      (error: unknown) => {
        arriving = undefined;
        throw error;
      },
    );
    return arriving;
  };

  function LoadedPage(props: Record<string, unknown>): ReactNode {
    const [attempt, setAttempt] = useState(0);
    const [pastDelay, setPastDelay] = useState(false);
    const [error, setError] = useState<unknown>(null);
    const [, setArrived] = useState(false);
    useEffect(() => {
      if (made) return undefined;
      const waiting = setTimeout(() => setPastDelay(true), DELAY);
      preload().then(() => setArrived(true), setError);
      return () => clearTimeout(waiting);
    }, [attempt]);
    const Shown = made;
    if (Shown) return <Shown {...props} />;
    const retry = () => {
      setError(null);
      setAttempt(attempt + 1);
    };
    return (
      <Loading
        error={error}
        pastDelay={pastDelay}
        timedOut={false}
        isLoading={!error}
        retry={retry}
      />
    );
  }
  return Object.assign(LoadedPage, { preload, files });
}

/** The component with its props, once all files have arrived. */
async function assembled(files: Files): Promise<Page> {
  const { __comp, __context, __props, ...rest } = (await fetched(files)) as {
    __comp: Page;
    __context?: { plugin: { name: string; id: string } };
    __props?: object;
  };
  const Component = __comp;
  return (props) => (
    <RouteContextProvider value={__context ?? null}>
      <Component {...rest} {...__props} {...props} />
    </RouteContextProvider>
  );
}

const isFile = (files: Files): files is File => Array.isArray(files);

/** The same tree with what the files export in their places. */
async function fetched(files: Files): Promise<unknown> {
  if (isFile(files)) return valueOf(await files[1]());
  const entries = Object.entries(files).map(async ([key, own]) => [key, await fetched(own)]);
  return Object.fromEntries(await Promise.all(entries)) as Record<string, unknown>;
}

/** A page written in Markdown exports its facts beside its component, where its layout looks for them. */
function valueOf({ default: value, ...others }: Module): unknown {
  if (typeof value === 'function') Object.assign(value, others);
  return value;
}

const namesIn = (files: Files): string[] =>
  isFile(files) ? (files[0] ? [files[0]] : []) : Object.values(files).flatMap(namesIn);
