import { useEffect, useState } from "react";
import * as words from "#content/generated/words/contact.ts";
import { isOpen, weekdayHoursIn } from "./office-hours.ts";
import { fill } from "#content/fill.ts";

const minute = 60_000;

/** "Open now" and the hours by the visitor's clock; computed in the browser, so absent without script. */
export function HoursNow() {
  const [now, setNow] = useState<number>();
  useEffect(() => {
    const tick = () => setNow(Date.now());
    tick();
    const timer = setInterval(tick, minute);
    return () => clearInterval(timer);
  }, []);
  const elsewhere = now && weekdayHoursIn(new Intl.DateTimeFormat().resolvedOptions().timeZone, now);
  return (
    <p className="min-h-14 mt-2">
      {now && (
        <>
          <strong className={`font-650 ${isOpen(now) ? "text-good" : ""}`}>
            {isOpen(now) ? words.openNow : words.closedNow}
          </strong>{" "}
          {elsewhere && fill(words.hoursElsewhere, { hours: elsewhere })}
        </>
      )}
    </p>
  );
}
