import {
  createContext,
  useContext,
  useLayoutEffect,
  useMemo,
  useRef,
  type HTMLAttributes,
  type RefObject,
} from 'react';
import { holdMenu } from './menu.ts';

/** The list of pages as HTML where React draws it: while the site is built, and while developing. */
export const DrawnList = createContext('');

interface Place<Kind> extends HTMLAttributes<Kind> {
  ref: RefObject<Kind | null>;
}

/** What an element needs in which the list of pages hangs. React neither reads nor changes it there. */
export function useListOfPages<Kind extends HTMLElement>(): Place<Kind> {
  const ref = useRef<Kind>(null);
  const drawn = useContext(DrawnList);
  // React writes the HTML again whenever this is another object.
  const html = useMemo(() => ({ __html: drawn }), [drawn]);
  useLayoutEffect(() => holdMenu(ref.current!), []);
  return { ref, suppressHydrationWarning: true, dangerouslySetInnerHTML: html };
}
