import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { storedNames } from "./ui/storage.ts";

startTransition(() => {
  hydrateRoot(document, <HydratedRouter onError={report} />, { onCaughtError: report });
});

/** Errors that React Router or React catches never reach the window; the event lets `entry.idle.ts` report them. */
function report(error: unknown): void {
  console.warn(error);
  if (error instanceof Error) dispatchEvent(new ErrorEvent("error", { error }));
}

/** Messages written offline are sent from whichever page the visitor returns to, or has open in another tab. */
function sendWaiting(): void {
  if (storedNames("localStorage", "contact-waiting").length > 0)
    void import("./forms/outbox.ts").then(
      ({ flush }) => flush(),
      // The link is still down: the next occasion tries again.
      () => {},
    );
}
for (const occasion of ["hydrated", "online", "visibilitychange"]) addEventListener(occasion, sendWaiting);
