import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";

startTransition(() => {
  hydrateRoot(document, <HydratedRouter />, {
    // React does not report these to the window; the event lets `document/start.ts` count them.
    onCaughtError: (error) => {
      console.warn(error);
      dispatchEvent(new ErrorEvent("error", { error }));
    },
  });
});
