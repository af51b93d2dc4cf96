import { logo } from "../../logo.ts";

export default logo(
  "Island Harvests",
  "#0b5a3e",
  `<path d="M50 88C18 62 18 26 50 6c32 20 32 56 0 82z" fill="#1e9e63"/><path d="M50 88c32-26 32-62 0-82z" fill="#0b5a3e"/><path d="M8 92q42-18 84 0" fill="none" stroke="#ffc22e" stroke-width="8"/>`,
);
