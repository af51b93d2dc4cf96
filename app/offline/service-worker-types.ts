/** The parts of `ServiceWorkerGlobalScope` in use; TypeScript's own library for it excludes the one for pages. */
interface ServiceWorkerEvent extends Event {
  request: Request;
  preloadResponse: Promise<Response | undefined>;
  data: unknown;
  ports: readonly MessagePort[];
  tag: string;
  waitUntil(work: Promise<unknown>): void;
  respondWith(response: Promise<Response>): void;
}

export interface ServiceWorker {
  registration: ServiceWorkerRegistration;
  clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(
    type: "install" | "activate" | "fetch" | "message" | "sync",
    listener: (event: ServiceWorkerEvent) => void,
  ): void;
}
