import {
  Children,
  isValidElement,
  useLayoutEffect,
  useState,
  type ReactElement,
  type ReactNode,
} from 'react';

// Stands in for react-helmet-async in the browser. The server still writes the head with it; here
// what pages put into <Head> is compared with what is there, and only the difference is changed.

type Attributes = Record<string, unknown>;
interface Said {
  html: Attributes;
  body: Attributes;
  title?: string;
  tags: { key: string; element: HTMLElement }[];
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
  const found: Said = { html: {}, body: {}, tags: [] };
  for (const child of Children.toArray(children)) {
    if (!isValidElement(child) || typeof child.type !== 'string') continue;
    const { type, props } = child as ReactElement<Attributes, string>;
    if (type === 'html' || type === 'body') Object.assign(found[type], props);
    else if (type === 'title') found.title = [props['children']].flat().join('');
    else found.tags.push({ key: keyOf(type, props), element: elementOf(type, props) });
  }
  return found;
}

/** What a tag is about: of several tags about one thing the last one counts. */
function keyOf(type: string, props: Attributes): string {
  const { rel, href, name, property, charSet, httpEquiv, itemProp, src, children } = props;
  const subject =
    type === 'link'
      ? rel === 'canonical'
        ? rel
        : href
      : (name ?? property ?? charSet ?? httpEquiv ?? itemProp ?? src ?? children);
  return `${type} ${String(subject).toLowerCase()}`;
}

const NAMES: Record<string, string> = { className: 'class', httpEquiv: 'http-equiv' };

function setAttributes(element: HTMLElement, attributes: Attributes) {
  for (const [name, value] of Object.entries(attributes)) {
    if (name === 'children' || value === undefined || value === null) continue;
    element.setAttribute(NAMES[name] ?? name.toLowerCase(), String(value));
  }
}

function elementOf(type: string, props: Attributes): HTMLElement {
  const element = document.createElement(type);
  setAttributes(element, { ...props, 'data-rh': true });
  if (props['children']) element.textContent = [props['children']].flat().join('');
  return element;
}

function write(all: Said[]) {
  const title = all.findLast((one) => one.title)?.title;
  if (title !== undefined && document.title !== title) document.title = title;
  writeAttributes(document.documentElement, 'html', all);
  writeAttributes(document.body, 'body', all);

  const later = new Set<string>();
  const wanted = all.toReversed().flatMap(({ tags }) => {
    const fresh = tags.filter(({ key }) => !later.has(key));
    for (const { key } of tags) later.add(key);
    return fresh.map(({ element }) => element);
  });
  for (const old of document.head.querySelectorAll('[data-rh]:not(title)')) {
    const same = wanted.findIndex((element) => element.isEqualNode(old));
    if (same < 0) old.remove();
    else wanted.splice(same, 1);
  }
  document.head.append(...wanted);
}

function writeAttributes(element: HTMLElement, which: 'html' | 'body', all: Said[]) {
  const wanted: Attributes = Object.assign({}, ...all.map((one) => one[which]));
  for (const name of written[which]) if (!(name in wanted)) element.removeAttribute(name);
  setAttributes(element, wanted);
  written[which] = new Set(Object.keys(wanted).map((name) => NAMES[name] ?? name.toLowerCase()));
}
