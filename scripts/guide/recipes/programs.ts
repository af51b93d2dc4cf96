/** What takes a line or a file of code: a contact field, a way to forward, a top-level page. */
import type { Recipe } from "../recipe.ts";

const message = {
  name: "Ana Tangi",
  email: "ana@example.com",
  message: "We would like a website for our growers.",
  type: "quote",
};

export const contactField: Recipe = {
  name: "a contact field",
  written: ["ARCHITECTURE.md", "a form field"],
  follow(editor) {
    editor.change(
      "app/forms/contact-field-table.ts",
      /^(?= {2}\{\s*name: "message",)/m,
      '  { name: "island", label: "Island", type: "text", limit: 80 },\n',
    );
  },
  async seen(site) {
    await site.shows("/contact", 'name="island"');
    const id = await site.send({ ...message, island: "Rennell" });
    const stored = site.record(id).fields["island"];
    if (stored !== "Rennell") throw new Error(`KV has ${stored} as the island`);
    const [head = "", row = ""] = site.csv().split(/\r?\n/);
    if (!head.includes("island") || !row.includes("Rennell"))
      throw new Error(`The CSV has ${head} and ${row}`);
    return "the form, the record in KV, the CSV";
  },
};

export const forwarder: Recipe = {
  name: "a forwarder",
  written: ["ARCHITECTURE.md", "a way to forward"],
  follow(editor) {
    editor.write(
      "worker/contacts/forward/pager.ts",
      `import { messageSubject, messageText } from "./message-text.ts";
import { post } from "./post.ts";
import type { Receiver } from "./receiver.ts";

/** Forwards as \`{ "title": ..., "body": ... }\`, as a pager takes it. */
export function pagerReceiver(url: string): Receiver {
  const page = (title: string, body: string) =>
    post(url, { "content-type": "application/json" }, JSON.stringify({ title, body }));
  return {
    kind: "pager",
    deliver: (record) => page(messageSubject(record), messageText(record)),
    tell: ({ subject, text }) => page(subject, text),
  };
}
`,
    );
    const configuration = "worker/contacts/forward/configuration.ts";
    editor.change(configuration, '"email", "chat"]', '"email", "chat", "pager"]');
    editor.change(configuration, '    case "form":\n', '    case "form":\n    case "pager":\n');
    editor.change(
      "content/schema.ts",
      "    chat: plainCopy,\n",
      "    chat: plainCopy,\n    pager: plainCopy,\n",
    );
    editor.change(
      "content/pages/deployment.yaml",
      "  # With FORM_SERVICE_URL",
      "  pager: A pager gets a copy and forgets it.\n  # With FORM_SERVICE_URL",
    );
    editor.run("npm run content:schemas");
    const configured = "worker/contacts/configured.ts";
    editor.change(
      configured,
      "import { webhookReceiver }",
      'import { pagerReceiver } from "./forward/pager.ts";\nimport { webhookReceiver }',
    );
    editor.change(
      configured,
      '  if (kind === "form")',
      '  if (kind === "pager") return pagerReceiver(FORWARD_URL);\n  if (kind === "form")',
    );
  },
  async seen(site) {
    await site.send({ ...message, name: "Ben Tangi", message: "This one goes to the chat." });
    for (let tries = 0; tries < 50; tries += 1) {
      if (site.received.some((body) => body.includes("Quote request: Ben Tangi")))
        return "the receiver got the message";
      await new Promise((later) => setTimeout(later, 200));
    }
    throw new Error(`The receiver got ${site.received.join()}`);
  },
};

export const topLevelPage: Recipe = {
  name: "a top-level page",
  written: ["ARCHITECTURE.md", "a page"],
  follow(editor) {
    editor.write(
      "content/pages/accessibility.yaml",
      `# How accessible the site is.
accessibilityPage:
  head:
    title: Accessibility statement
    description: How this site meets WCAG 2.2, what does not meet it yet, and whom to tell about it.
  heading: Open to all hands
  text: Whatever keeps you from reading a page of this site is a fault of ours. Tell us and we mend it.
`,
    );
    editor.change(
      "content/schema.ts",
      /$/,
      `export const accessibilityPageSchema = z.strictObject({
  accessibilityPage: z.strictObject({ head: headSchema, heading: copy, text: copy }),
  sources,
});
`,
    );
    editor.change(
      "content/collections.ts",
      /^(?= {2}text\()/m,
      '  text("pages/accessibility", "accessibilityPageSchema", schema.accessibilityPageSchema),\n',
    );
    editor.run("npm run content:schemas");
    editor.write(
      "app/routes/accessibility.tsx",
      `import { accessibilityPage } from "#content/generated/accessibility.ts";
import type { Route } from "./+types/accessibility";
import { documentHead } from "../head/document-head.server.ts";
import { headTags } from "../head/head-tags.ts";

export function loader({ context }: Route.LoaderArgs) {
  const { head, heading: name } = accessibilityPage;
  return { head: documentHead(context, head, "/accessibility", { name }) };
}

export const meta: Route.MetaFunction = ({ loaderData }) => headTags(loaderData?.head);

/** How accessible the site is. */
export default function Accessibility() {
  return (
    <article className="wrap pt-14 lg:pt-24 pb-24">
      <h1 className="type-display-1">{accessibilityPage.heading}</h1>
      <p className="type-lead text-mute measure mt-6">{accessibilityPage.text}</p>
    </article>
  );
}
`,
    );
    editor.change(
      "app/routes.ts",
      /^(?= {2}route\()/m,
      '  route("accessibility", "routes/accessibility.tsx"),\n',
    );
    editor.change(
      "content/pages.server.ts",
      /^/,
      'import { accessibilityPage } from "./generated/accessibility.ts";\n',
    );
    editor.change(
      "content/pages.server.ts",
      /^(?= {2}\{ path: "\/\w)/m,
      '  { path: "/accessibility", head: accessibilityPage.head },\n',
    );
    editor.change(
      "content/navigation.yaml",
      /legalLinks:\n/,
      "legalLinks:\n  - title: Accessibility\n    href: /accessibility\n",
    );
    editor.run("npm run images -- social/accessibility");
  },
  async seen(site) {
    await site.shows("/accessibility", "Open to all hands", "/images/social/accessibility.");
    await site.shows("/", 'href="/accessibility"');
    await site.shows("/sitemap.xml", "/accessibility");
    await site.shows("/llms.txt", "Accessibility statement");
    return "its page, the footer, sitemap, llms.txt";
  },
};
