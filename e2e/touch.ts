import type { CDPSession, Page } from "playwright/test";

type Point = [x: number, y: number];

const touch = (session: CDPSession, type: "touchStart" | "touchMove" | "touchEnd", points: Point[]) =>
  session.send("Input.dispatchTouchEvent", { type, touchPoints: points.map(([x, y]) => ({ x, y })) });

/** Puts fingers on the page, moves each from one point to another, and lifts them. */
export async function drag(page: Page, ...fingers: { from: Point; to: Point }[]): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const at = (share: number) =>
    fingers.map(({ from: [x, y], to: [toX, toY] }): Point => [x + (toX - x) * share, y + (toY - y) * share]);
  await touch(session, "touchStart", at(0));
  // Slower than a flick, which on a busy machine may carry a slide too far.
  for (const share of [0.25, 0.5, 0.75, 1, 1]) {
    await touch(session, "touchMove", at(share));
    await page.waitForTimeout(40);
  }
  await touch(session, "touchEnd", []);
  await session.detach();
}
