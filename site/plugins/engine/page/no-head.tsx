import type { ReactNode } from 'react';

// Stands in for react-helmet-async in the browser: the head belongs to the page (head.ts), and React says
// nothing about it there. The server writes it with the original.

export const HelmetProvider = ({ children }: { children: ReactNode }): ReactNode => children;
export const Helmet = (): ReactNode => null;
