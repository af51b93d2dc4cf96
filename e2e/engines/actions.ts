/** Pointer and key actions, the same in WebDriver and WebDriver BiDi (https://www.w3.org/TR/webdriver2/#actions). */

/** The pointer moves to a point in the window and, if `press`, its button goes down and up. */
export const pointerActions = (x: number, y: number, press: boolean) => ({
  type: "pointer",
  id: "mouse",
  actions: [
    { type: "pointerMove", x: Math.round(x), y: Math.round(y), duration: 0 },
    ...(press ? ["pointerDown", "pointerUp"].map((type) => ({ type, button: 0 })) : []),
  ],
});

/** The key of each letter of `text` goes down and up. */
export const keyActions = (text: string) => ({
  type: "key",
  id: "keyboard",
  actions: Array.from(text).flatMap((value) => ["keyDown", "keyUp"].map((type) => ({ type, value }))),
});
