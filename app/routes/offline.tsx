export { OfflinePage as default } from "../offline/offline-page.tsx";
