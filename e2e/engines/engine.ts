/**
 * What the smoke test needs of a browser. Playwright drives neither a stock Firefox nor WebKitGTK nor an old Chrome, so
 * these few commands are sent in each browser's own protocol.
 */
export interface Engine {
  /** Opens `url` and waits until it has loaded. Rejects when the browser shows an error page of its own. */
  open(url: string): Promise<void>;
  /** Runs `expression` in the page. @returns its value, promises awaited, as JSON */
  evaluate<Value>(expression: string): Promise<Value>;
  /** Moves the pointer to a point in the window (CSS pixels) and, unless `press` is false, presses its button there. */
  point(x: number, y: number, press?: boolean): Promise<void>;
  /** Errors of scripts and of the console since the last call. */
  problems(): string[];
  close(): Promise<void>;
}

/** The window of all engines: a phone's, since only there is the menu a button. */
export const viewport = { width: 390, height: 844 };

/** `point`, the same in WebDriver and WebDriver BiDi (https://www.w3.org/TR/webdriver2/#actions). */
export const pointerActions = (x: number, y: number, press: boolean) => [
  {
    type: "pointer",
    id: "mouse",
    actions: [
      { type: "pointerMove", x: Math.round(x), y: Math.round(y), duration: 0 },
      ...(press ? ["pointerDown", "pointerUp"].map((type) => ({ type, button: 0 })) : []),
    ],
  },
];
