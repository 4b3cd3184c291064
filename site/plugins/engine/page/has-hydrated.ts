import useIsBrowser from '@docusaurus/useIsBrowser';
import { useEffect } from 'react';

/** Stands in for the engine's, which says through the head that React has taken over the page. */
export default function HasHydratedDataAttribute(): null {
  const isBrowser = useIsBrowser();
  useEffect(() => {
    document.documentElement.dataset['hasHydrated'] = String(isBrowser);
  }, [isBrowser]);
  return null;
}
