import { useEffect, useRef, type RefObject } from 'react';
import { afterFrame } from '../../../shell/page/schedule.ts';

/**
 * Leaves a reader nothing of the page but `dialog`, which stands anywhere in it: keys, presses and screen
 * readers pass the rest by, and it does not scroll or move. Answers how to let go of it.
 */
export function trapFocus(dialog: Element): () => void {
  const { style, clientWidth } = document.documentElement;
  if (window.innerWidth > clientWidth) style.scrollbarGutter = 'stable';
  style.overflow = 'hidden';
  const held: HTMLElement[] = [];
  // Each element of the page gets a new style by it, so the frame that shows the dialog does not wait for that.
  const stop = afterFrame(() => {
    // What comes into the body later, such as a message, is not kept from anybody.
    for (
      let at = dialog;
      at.parentElement && at.parentElement !== document.body;
      at = at.parentElement
    )
      for (const beside of at.parentElement.children) {
        if (beside === at || !(beside instanceof HTMLElement) || beside.inert) continue;
        beside.inert = true;
        held.push(beside);
      }
  });
  return () => {
    stop();
    for (const one of held) one.inert = false;
    style.overflow = style.scrollbarGutter = '';
  };
}

/** Whether the Tab key is down, so that it is what moves the focus. */
export function useTabbing(): RefObject<boolean> {
  const isTabbing = useRef(false);
  useEffect(() => {
    const onKey = ({ type, key }: KeyboardEvent): void => {
      isTabbing.current = type === 'keydown' && key === 'Tab';
    };
    document.addEventListener('keydown', onKey, true);
    document.addEventListener('keyup', onKey, true);
    return () => {
      document.removeEventListener('keydown', onKey, true);
      document.removeEventListener('keyup', onKey, true);
    };
  }, []);
  return isTabbing;
}
