/**
 * What the smoke test asks of a browser. Playwright drives neither a stock Firefox nor WebKitGTK nor an old Chrome,
 * and these few commands are all that is needed of them, each in the browser's own protocol.
 */
export interface Engine {
  /** Name and version, for the report. */
  readonly version: string;
  /** Opens `url` in the window and waits until it has loaded. Rejects when the browser shows an error of its own. */
  open(url: string): Promise<void>;
  /** Runs `expression` in the page. @returns its value, promises awaited, as JSON */
  evaluate<Value>(expression: string): Promise<Value>;
  /** Moves the pointer to a place in the window (CSS pixels) and, unless told otherwise, presses its button there. */
  point(x: number, y: number, press?: boolean): Promise<void>;
  /** Types `text` where the focus is. */
  type(text: string): Promise<void>;
  /** Errors of scripts and of the console since the last call. */
  problems(): string[];
  close(): Promise<void>;
}

/** The window of all engines: a phone's, as the menu is a button only there. */
export const viewport = { width: 390, height: 844 };
