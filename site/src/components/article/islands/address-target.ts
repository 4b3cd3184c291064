import { decoded } from '@site/src/addresses/decoded.ts';

/** The element that the address points at, by the part after its #; null where there is none. */
export function addressTarget(): HTMLElement | null {
  const id = decoded(window.location.hash.slice(1));
  return id ? document.getElementById(id) : null;
}
