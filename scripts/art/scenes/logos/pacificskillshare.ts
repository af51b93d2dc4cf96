import { logo } from "../../logo.ts";

export default logo(
  "Pacific Skillshare",
  "#0c1f7a",
  `<circle cx="50" cy="50" r="46" fill="#0c1f7a"/><path d="M14 62q18-16 36 0t36 0" fill="none" stroke="#2fd0b5" stroke-width="8"/><path d="M38 22l32 18-32 18z" fill="#ffc22e"/>`,
);
