/** Browser APIs missing from TypeScript's library: https://w3c.github.io/trusted-types and Network Information. */
interface TrustedTypesRules {
  createHTML?: (text: string) => string | null;
  createScriptURL?: (url: string) => string | null;
}

declare var trustedTypes:
  | { createPolicy(name: string, rules: TrustedTypesRules): { createHTML(text: string): string } }
  | undefined;

interface Navigator {
  /** Not in Safari and Firefox. */
  connection?: { saveData?: boolean; effectiveType?: string };
  globalPrivacyControl?: boolean;
}

interface ImportMetaEnv {
  /** The day of the build, UTC: `2026-11-28` (`vite.config.ts`). */
  readonly BUILT_ON: string;
  /** Whether unconfirmed claims are tagged, as in previews (`vite.config.ts`). */
  readonly SAMPLE_TAGS: boolean;
}

/** The minified text of a script to be put inline in a document (`scripts/inline-script.ts`). */
declare module "*?inline-script" {
  const script: string;
  export default script;
}

/** The application's style sheet and its parts (`app/document/page-rules.ts`). */
declare module "virtual:page-rules" {
  export const sheet: string;
  export const parts: readonly import("./document/page-rules.ts").SheetPart[];
}
