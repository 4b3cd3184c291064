import {
  createContext,
  useContext,
  useLayoutEffect,
  useMemo,
  useRef,
  type HTMLAttributes,
  type RefObject,
} from 'react';
import { attachMenu } from './menu.ts';

/** The sidebar list as HTML where React renders it: at build time and in development. */
export const DrawnList = createContext('');

interface Place<Kind> extends HTMLAttributes<Kind> {
  ref: RefObject<Kind | null>;
}

/** The props of an element that contains the sidebar list, whose content React does not touch. */
export function useListOfPages<Kind extends HTMLElement>(): Place<Kind> {
  const ref = useRef<Kind>(null);
  const drawn = useContext(DrawnList);
  // React sets innerHTML again whenever this object changes.
  const html = useMemo(() => ({ __html: drawn }), [drawn]);
  useLayoutEffect(() => attachMenu(ref.current!), []);
  return { ref, suppressHydrationWarning: true, dangerouslySetInnerHTML: html };
}
