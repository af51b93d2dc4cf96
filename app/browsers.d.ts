/** What browsers have and TypeScript's library has not: https://w3c.github.io/trusted-types and Network Information. */
interface TrustedTypesRules {
  createHTML?: (text: string) => string | null;
  createScriptURL?: (url: string) => string | null;
}

declare var trustedTypes:
  | { createPolicy(name: string, rules: TrustedTypesRules): { createHTML(text: string): string } }
  | undefined;

interface Window {
  /** What React Router's entry starts with. */
  __reactRouterContext?: object;
  __reactRouterRouteModules?: Record<string, unknown>;
}

interface ServiceWorkerRegistration {
  /** Background Sync: Chromium only. */
  sync?: { register(tag: string): Promise<void> };
}

interface Navigator {
  /** Not in Safari and Firefox. */
  connection?: { saveData?: boolean; effectiveType?: string };
  globalPrivacyControl?: boolean;
}

/** A script as it stands inline in a document: minified (`scripts/inline-script.ts`). */
declare module "*?inline-script" {
  const script: string;
  export default script;
}
