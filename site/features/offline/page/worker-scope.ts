// The types of a service worker are in a library that contradicts the one of the page, and both are
// compiled together: this is the part of it that the worker uses (Service Workers, W3C).

interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

export interface FetchEvent extends ExtendableEvent {
  readonly request: Request;
  readonly resultingClientId: string;
  respondWith(answer: Promise<Response>): void;
}

interface MessageFromPage extends ExtendableEvent {
  readonly source: { id: string } | null;
  readonly ports: readonly MessagePort[];
}

interface WorkerScope {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', run: (event: ExtendableEvent) => void): void;
  addEventListener(type: 'fetch', run: (event: FetchEvent) => void): void;
  addEventListener(type: 'message', run: (event: MessageFromPage) => void): void;
}

/** The worker's own global scope. */
export const scope = globalThis as unknown as WorkerScope;
