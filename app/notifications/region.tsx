import { type PointerEvent, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { currentNotifications, dismiss, displayMs, type Notification, subscribe } from "./notify.ts";
import { Icon, icons } from "../ui/icon.tsx";

/** Pixels to the right that dismiss a notification. */
const swipePx = 50;
/** How often, in milliseconds, a notification counts down its time on display. */
const tickMs = 100;

/** Where notifications appear; always there, so that F8 has somewhere to go. */
export function Notifications() {
  const entries = useSyncExternalStore(subscribe, currentNotifications, currentNotifications);
  const shown = entries.find(({ open }) => open);
  const region = useRef<HTMLElement>(null);
  useEffect(() => {
    const focus = (event: KeyboardEvent) => {
      if (event.key === "F8") region.current?.focus();
    };
    addEventListener("keydown", focus);
    return () => removeEventListener("keydown", focus);
  }, []);
  return (
    <section
      ref={region}
      aria-label="Notifications (F8)"
      tabIndex={-1}
      className="fixed z-notice bottom-4 right-4 left-4 sm:left-auto sm:w-full max-w-105 pointer-events-none"
    >
      {shown && <NotificationCard key={shown.id} notification={shown} />}
    </section>
  );
}

function NotificationCard({ notification }: { notification: Notification }) {
  const { id, title, text, destructive } = notification;
  const card = useRef<HTMLDivElement>(null);
  const isPointed = useRef(false);
  useEffect(() => {
    let left = displayMs;
    const tick = () => {
      // The clock stops under the pointer, while it has the focus, and while the window is away.
      if (isPointed.current || card.current?.matches(":focus-within") || !document.hasFocus()) return;
      left -= tickMs;
      if (left <= 0) dismiss(id);
    };
    const timer = setInterval(tick, tickMs);
    return () => clearInterval(timer);
  }, [id]);
  const [dragged, setDragged] = useState(0);
  const start = useRef<number>(undefined);

  function drop() {
    if (dragged >= swipePx) dismiss(id);
    start.current = undefined;
    setDragged(0);
  }

  return (
    <div
      ref={card}
      role={destructive ? "alert" : "status"}
      className={`pointer-events-auto touch-pan-y select-none flex gap-4 items-start p-5 pr-3 bg-panel text-text border-l-6 shadow-overlay ${destructive ? "border-alert" : "border-good"}`}
      style={dragged > 0 ? { transform: `translateX(${dragged}px)` } : undefined}
      onPointerEnter={() => void (isPointed.current = true)}
      onPointerLeave={() => void (isPointed.current = false)}
      onPointerDown={(event: PointerEvent<HTMLDivElement>) => {
        if (event.target instanceof Element && event.target.closest("button")) return;
        start.current = event.clientX;
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerMove={(event) => {
        if (start.current !== undefined) setDragged(Math.max(0, event.clientX - start.current));
      }}
      onPointerUp={drop}
      onPointerCancel={drop}
    >
      <div className="mr-auto">
        <p className={`type-subtitle ${destructive ? "text-alert" : "text-good"}`}>{title}</p>
        {text && <p className="mt-1">{text}</p>}
      </div>
      <button
        type="button"
        aria-label="Dismiss notification"
        className="w-11 h-11 -mt-2 shrink-0 inline-flex items-center justify-center"
        onClick={({ currentTarget }) => {
          // The button is about to go.
          currentTarget.closest("section")?.focus();
          dismiss(id);
        }}
      >
        <Icon path={icons.cross} className="text-xl" />
      </button>
    </div>
  );
}
