/** What asks for a still picture, as a media query. */
export const quiet = "(prefers-reduced-motion: reduce), (forced-colors: active)";
