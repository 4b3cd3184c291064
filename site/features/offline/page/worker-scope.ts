// The types of service workers used here (Service Workers, W3C). The TypeScript library for workers conflicts with
// that of the DOM, and both sides are compiled together.

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

/** The global scope of the worker. */
export const scope = globalThis as unknown as WorkerScope;
