import { useEffect, useRef, type RefObject } from 'react';

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
