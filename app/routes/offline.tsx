import { OfflinePage } from "../offline/offline-page.tsx";

export default function Offline() {
  return <OfflinePage />;
}
