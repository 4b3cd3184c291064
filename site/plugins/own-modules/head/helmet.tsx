import {
  Children,
  isValidElement,
  useLayoutEffect,
  useState,
  type ReactElement,
  type ReactNode,
} from 'react';

// Stands in for react-helmet-async in the browser. Of what pages put into <Head>, the title and the
// attributes of <html> and <body> are followed here; the tags are data of the page, see page-tags.ts.

type Attributes = Record<string, unknown>;
interface Said {
  html: Attributes;
  body: Attributes;
  title?: string;
}

const said = new Map<number, Said>();
const written = { html: new Set<string>(), body: new Set<string>() };
let nextPlace = 0;
let isPlanned = false;

export const HelmetProvider = ({ children }: { children: ReactNode }): ReactNode => children;

/** Who is rendered later wins, so that a page overrides what the site says about all pages. */
export function Helmet({ children }: { children?: ReactNode }): ReactNode {
  const [place] = useState(() => (nextPlace += 1));
  useLayoutEffect(() => {
    said.set(place, read(children));
    plan();
  });
  useLayoutEffect(
    () => () => {
      said.delete(place);
      plan();
    },
    [place],
  );
  return null;
}

function plan() {
  if (isPlanned) return;
  isPlanned = true;
  queueMicrotask(() => {
    isPlanned = false;
    write([...said].sort(([a], [b]) => a - b).map(([, one]) => one));
  });
}

function read(children: ReactNode): Said {
  const found: Said = { html: {}, body: {} };
  for (const child of Children.toArray(children)) {
    if (!isValidElement(child)) continue;
    const { type, props } = child as ReactElement<Attributes>;
    if (type === 'html' || type === 'body') Object.assign(found[type], props);
    else if (type === 'title') found.title = [props['children']].flat().join('');
  }
  return found;
}

function write(all: Said[]) {
  const title = all.findLast((one) => one.title)?.title;
  if (title !== undefined && document.title !== title) document.title = title;
  writeAttributes(document.documentElement, 'html', all);
  writeAttributes(document.body, 'body', all);
}

function writeAttributes(element: HTMLElement, which: 'html' | 'body', all: Said[]) {
  const wanted = new Map(
    all
      .flatMap((one) => Object.entries(one[which]))
      .filter(([name, value]) => name !== 'children' && value !== undefined && value !== null)
      .map(([name, value]) => [name === 'className' ? 'class' : name.toLowerCase(), String(value)]),
  );
  for (const name of written[which]) if (!wanted.has(name)) element.removeAttribute(name);
  for (const [name, value] of wanted) element.setAttribute(name, value);
  written[which] = new Set(wanted.keys());
}
