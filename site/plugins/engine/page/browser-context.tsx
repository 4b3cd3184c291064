import { createContext, startTransition, useEffect, useState, type ReactNode } from 'react';

// Stands in for the engine's browserContext: whether React has taken over the page. The original says
// so in one long task, in which all that ask are drawn again; here input goes first.

export const Context = createContext(false);

export function BrowserContextProvider({ children }: { children: ReactNode }): ReactNode {
  const [isBrowser, setIsBrowser] = useState(false);
  useEffect(() => startTransition(() => setIsBrowser(true)), []);
  return <Context value={isBrowser}>{children}</Context>;
}
