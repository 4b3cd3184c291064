/** An input source of the WebDriver standard; BiDi and WebDriver take the same JSON. */
type Input =
  | { type: 'key'; id: string; actions: ({ type: 'keyDown' | 'keyUp'; value: string } | Pause)[] }
  | {
      type: 'pointer';
      id: string;
      parameters?: { pointerType: 'mouse' };
      actions: (
        | { type: 'pointerMove'; x: number; y: number }
        | { type: 'pointerDown' | 'pointerUp'; button: number }
        | Pause
      )[];
    };
/** Milliseconds. */
type Pause = { type: 'pause'; duration: number };

/** An isolated tab of a browser, implemented for two protocols. */
export interface Tab {
  /** Opens a URL and waits until it has loaded. */
  goTo(url: string): Promise<void>;
  /**
   * Runs a function in the page; arguments and result must be JSON. The function cannot use variables of its file.
   */
  run<Result, Args extends unknown[]>(
    work: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<Result>;
  input(sources: Input[]): Promise<void>;
  /** CSS pixels. */
  resize(width: number, height: number): Promise<void>;
  /** A PNG of the viewport. */
  screenshot(): Promise<Buffer>;
  /** Uncaught errors and content-security-policy violations so far. */
  faults(): Promise<readonly string[]>;
  close(): Promise<void>;
}

/** A running browser. */
export interface Engine {
  /** A script that each page must run first, if the protocol does not report errors. */
  listener?: string;
  openTab(): Promise<Tab>;
  close(): Promise<void>;
}

/** Serializes a function with its arguments as an async function that returns JSON. */
export const asScript = (work: (...args: never[]) => unknown, args: unknown[]): string =>
  `async () => JSON.stringify((await (${work.toString()})(...${JSON.stringify(args)})) ?? null)`;
