/** A source of input as the WebDriver standard describes it: BiDi and WebDriver take the same JSON. */
export type Input =
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

/** One tab of a browser, with nothing kept from any other. Two protocols make one. */
export interface Tab {
  /** Goes to an address and waits until its page has loaded. */
  goTo(url: string): Promise<void>;
  /**
   * Runs a function in the page and answers what it returns, which must be JSON, as must its arguments.
   * The function sees nothing of the file it stands in.
   */
  run<Result, Args extends unknown[]>(
    work: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<Result>;
  input(sources: Input[]): Promise<void>;
  /** CSS pixels. */
  resize(width: number, height: number): Promise<void>;
  /** A PNG of what is in sight. */
  screenshot(): Promise<Buffer>;
  /** What pages have got wrong so far: uncaught errors and refusals of the content-security policy. */
  faults(): Promise<readonly string[]>;
  close(): Promise<void>;
}

/** A running browser. */
export interface Engine {
  /** What each page has to run before its own scripts, where the protocol tells nothing of faults. */
  listener?: string;
  openTab(): Promise<Tab>;
  close(): Promise<void>;
}

/** A function and its arguments as the text of a function without arguments that promises JSON. */
export const asScript = (work: (...args: never[]) => unknown, args: unknown[]): string =>
  `async () => JSON.stringify((await (${work.toString()})(...${JSON.stringify(args)})) ?? null)`;
