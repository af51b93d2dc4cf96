/** What a page tells. */
interface Told {
  /** Whether its link is slow. */
  slow?: boolean;
  /** It has all it needs, and further pages may be fetched, those that it links to before others. */
  links?: string[];
  /** The application runs on the page at this path, which shall open from scratch without a connection. */
  visited?: string;
}

interface ServiceWorkerEvent extends Event {
  request: Request;
  preloadResponse: Promise<Response | undefined>;
  data: Told;
  ports: readonly MessagePort[];
  tag: string;
  waitUntil(work: Promise<unknown>): void;
  respondWith(response: Promise<Response>): void;
}

/** The parts of `ServiceWorkerGlobalScope` in use; TypeScript's own library for it excludes the one for pages. */
export interface ServiceWorker {
  registration: ServiceWorkerRegistration;
  clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(
    type: "install" | "activate" | "fetch" | "message" | "sync",
    listener: (event: ServiceWorkerEvent) => void,
  ): void;
}
