import type { Editor } from "./editor.ts";
import type { Recipe } from "./recipe.ts";
import { lacks } from "./recipes/identity.ts";
import { replacePeople } from "./recipes/records.ts";

const facts = `# Who the agency is.
agency:
  name: Reef & Rail
  tagline: Slow water, straight lines.
  phoneHoniara: +679 330 1234
  phoneLondon: +44 20 3000 1234
  email: talanoa@reefandrail.example
  address:
    street: Victoria Parade
    city: Suva
    country: Fiji
    countryCode: FJ
  position:
    latitude: -18.14
    longitude: 178.44
  timeZone: Pacific/Fiji
  copyrightYear: 2026
  social:
    - label: LinkedIn
      href: https://www.linkedin.com/company/reef-and-rail
      mark: linkedin
  endpoints:
    presentation: https://slides.reefandrail.example/embed
    messaging: https://wa.me/
  messagingGreeting: Bula! We have a line to lay.
openingHours:
  - days: Tue–Sat
    opens: 8:30
    closes: 16:00
  - days: Sun–Mon
    closed: true
sources:
  agency.name: owner
  agency.tagline: owner
  agency.phoneHoniara: owner
  agency.phoneLondon: owner
  agency.email: owner
  agency.address: owner
  agency.position: owner
  agency.copyrightYear: owner
  agency.social: owner
  agency.endpoints: owner
  openingHours: owner
`;

const colours = [
  [/^ {4}600: "#\w{6}"/m, '    600: "#0b2aa3"'],
  [/500: "#ff5a36"/, '500: "#ff8a1f"'],
] as const;

/** Another agency's site: its name, phones, hours, colours and people, three projects and two services. */
export const agency: Recipe = {
  name: "another agency",
  written: ["README.md", "another agency"],
  follow(editor) {
    editor.remove("spec/");
    editor.write("content/agency.yaml", facts);
    for (const [from, to] of colours) editor.change("content/palette.ts", from, to);
    editor.change("wrangler.toml", "https://tidemark.example", "https://www.reefandrail.example");
    replacePeople(editor);
    for (const [folder, count] of [
      ["content/services", 2],
      ["content/projects", 3],
    ] as const) {
      for (const file of editor.filesIn(folder).slice(count)) editor.remove(file);
    }
    mendRecords(editor);
    editor.run("npm run images");
  },
  async seen(site) {
    await site.shows("/", "Reef & Rail", "Slow water, straight lines.");
    await site.shows("/contact", "+679 330 1234", "8:30–16:00", "Fiji time (GMT+12)");
    const paths = await site.paths();
    const below = (base: string) => paths.filter((path) => path.startsWith(`${base}/`)).length;
    if (below("/services") !== 2 || below("/portfolio") !== 3)
      throw new Error(`The sitemap has ${paths.join()}`);
    for (const path of paths)
      for (const words of ["Tidemark", "677 00 123", "7946 0123", "Mendana"]) await lacks(site, path, words);
    return `${paths.length} pages without the old name, phones and street`;
  },
};

/** Cards and listings with one link, which go with the page they lead to. */
const cards = /^content\/(?:service-cards|home-service-cards|featured-projects)\//;

/** What the check says of records whose project or service has gone. */
const orphaned = /^ *(content\/\S+), line (\d+): (the link|the next project|no project or case study) /;

/** Does what the check asks for until it has nothing more to say. */
function mendRecords(editor: Editor): void {
  for (let round = 0; round < 6; round += 1) {
    const slips = editor
      .slips()
      .map((slip) => orphaned.exec(slip))
      .filter((slip) => slip !== null);
    if (slips.length === 0) break;
    const gone = new Set(
      slips
        .filter(([, file = "", , what]) => cards.test(file) || what === "no project or case study")
        .map(([, file = ""]) => file),
    );
    for (const file of gone) editor.remove(file);
    // From the last line on, so that a line that goes moves none that is still to be mended.
    for (const [, file = "", line = "", what] of slips.toReversed())
      if (!gone.has(file)) mendLine(editor, file, Number(line), what === "the link");
  }
  editor.run("npm run content:check");
}

/**
 * Leads the link in a line of `file` to the listing that its page was in. Takes the line out if it is no link, and its
 * whole entry from a list of proofs, which are pages of work and no listings.
 */
function mendLine(editor: Editor, file: string, line: number, isLink: boolean): void {
  const lines = editor.read(file).split("\n");
  const text = lines[line - 1] ?? "";
  const list = lines.slice(0, line).findLast((above) => /^\w/.test(above));
  if (list === "proof:") lines.splice(line - 2, 2);
  else if (isLink) lines.splice(line - 1, 1, text.replaceAll(/\/(services|portfolio)\/[\w-]+/g, "/$1"));
  else lines.splice(line - 1, 1);
  editor.write(file, lines.join("\n"));
}
