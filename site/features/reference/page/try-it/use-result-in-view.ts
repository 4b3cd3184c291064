import { useEffect, useRef, type RefObject } from 'react';

/**
 * Scrolls the element with this ref into view whenever a press has led to another result: beside a long form, or on a phone,
 * it may be out of view. The first value comes from no press, and an empty one is not shown.
 */
export function useResultInView<Place extends Element = HTMLDivElement>(
  result: unknown,
): RefObject<Place | null> {
  const place = useRef<Place>(null);
  const shown = useRef(result);
  useEffect(() => {
    if (result && result !== shown.current) place.current?.scrollIntoView({ block: 'nearest' });
    shown.current = result;
  }, [result]);
  return place;
}
