import type { NoticeContent } from "../ui/notice.tsx";

/**
 * Notifications as a store outside React: any code may `notify`; one is shown at a time, a new one replaces it.
 * A dismissed one is hidden at once and leaves the store later.
 */
export interface Notification extends NoticeContent {
  id: number;
  open: boolean;
}

/** Milliseconds. */
export const displayMs = 5000;
const removalMs = 1_000_000;

let notifications: readonly Notification[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function set(next: readonly Notification[]): void {
  notifications = next;
  for (const listener of listeners) listener();
}

/** Shows a notification in place of the current one. */
export function notify(notice: NoticeContent): void {
  for (const { id, open } of notifications) if (open) dismiss(id);
  lastId += 1;
  set([...notifications, { ...notice, id: lastId, open: true }]);
}

export function dismiss(id: number): void {
  if (!notifications.some((entry) => entry.id === id && entry.open)) return;
  set(notifications.map((entry) => (entry.id === id ? { ...entry, open: false } : entry)));
  setTimeout(() => set(notifications.filter((entry) => entry.id !== id)), removalMs);
}

/** The store for `useSyncExternalStore`. */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
export const currentNotifications = () => notifications;
