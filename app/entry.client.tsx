import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";

startTransition(() => {
  hydrateRoot(document, <HydratedRouter onError={report} />, { onCaughtError: report });
});

/** Errors that React Router or React catches never reach the window; the event lets `entry.idle.ts` report them. */
function report(error: unknown): void {
  console.warn(error);
  if (error instanceof Error) dispatchEvent(new ErrorEvent("error", { error }));
}
