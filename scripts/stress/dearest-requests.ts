/** The requests that cost most, of every kind that anybody can send: what bounds them is the length of a body. */
import { costlyFiles } from "../../worker/forms/costly-test-files.ts";

interface Dear {
  what: string;
  path: string;
  init?: RequestInit;
}

const boundary = "----a";
const asForm = "application/x-www-form-urlencoded";

function upload(name: string, bytes: Uint8Array): RequestInit {
  const form = new FormData();
  form.append("name", "Ana");
  form.append("email", "ana@");
  form.append("cv", new File([new Uint8Array(bytes)], name));
  return { method: "POST", body: form };
}

const post = (type: string, body: string): RequestInit => ({
  method: "POST",
  headers: { "content-type": type },
  body,
});

const parts = (count: number, value: string) =>
  `--${boundary}\r\ncontent-disposition: form-data; name="a"\r\n\r\n${value}\r\n`.repeat(count) +
  `--${boundary}--\r\n`;

const typed = 64 * 1024 - 100;
const file = 5.25 * 1024 * 1024 - 200;
const letters = Array.from("abcdefghijkl");

/** Every kind, each as dear as it can be made. */
export function dearestRequests(): Dear[] {
  const multipart = `multipart/form-data; boundary=${boundary}`;
  return [
    { what: "home", path: "/" },
    { what: "an address nobody made", path: "/nothing-here" },
    { what: "twelve words of one letter", path: `/search?q=${letters.join("+")}` },
    { what: "a question of a hundred letters", path: `/search?q=${"website ".repeat(12).trim()}` },
    {
      what: "a receipt of nothing",
      path: `/contact/receipt/20260101t000000000z-0123456789ab-${"0".repeat(32)}`,
    },
    {
      what: "pairs of one letter, 64 KB, to /forms",
      path: "/forms",
      init: post(asForm, "a&".repeat(typed / 2)),
    },
    {
      what: "pairs of one letter, 64 KB, to /contact",
      path: "/contact",
      init: post(asForm, "a&".repeat(typed / 2)),
    },
    { what: "five megabytes of pairs", path: "/forms", init: post(asForm, "a&".repeat(file / 2)) },
    {
      what: "a message that is too long, 64 KB",
      path: "/contact",
      init: post(asForm, `message=${"<".repeat(typed)}`),
    },
    { what: "50 parts", path: "/forms", init: post(multipart, parts(50, "a".repeat(1000))) },
    { what: "100,000 parts", path: "/forms", init: post(multipart, parts(60_000, "")) },
    { what: "five megabytes of line feeds", path: "/forms", init: post(multipart, "\n".repeat(file)) },
    {
      what: "five megabytes that are nearly a boundary",
      path: "/forms",
      init: post(multipart, `\n--${boundary.slice(1)}`.repeat(file / 8)),
    },
    {
      what: "JSON in 30,000 brackets",
      path: "/api/contacts",
      init: post("application/json", "[".repeat(30_000)),
    },
    {
      what: "JSON of 64 KB",
      path: "/api/contacts",
      init: post("application/json", JSON.stringify({ message: "x".repeat(typed) })),
    },
    ...costlyFiles().map(([what, name, bytes]) => ({
      what: `a CV: ${what}`,
      path: "/forms",
      init: upload(name, bytes),
    })),
  ];
}
