import type { Answers } from "../adopt/answers.ts";
import { none, questionsOf } from "../adopt/answers.ts";
import { Draft } from "../adopt/draft.ts";
import type { Recipe } from "./recipe.ts";
import { lacks } from "./recipes/identity.ts";

/** What somebody types; nothing for what may stay. */
const typed: Partial<Record<keyof Answers, string>> = {
  name: "Reef & Rail",
  tagline: "Slow water, straight lines.",
  street: "Victoria Parade",
  city: "Suva",
  country: "Fiji",
  countryCode: "FJ",
  latitude: "-18.14",
  longitude: "178.44",
  phone: "+679 330 1234",
  secondPhone: "+64 9 300 1234",
  secondPlace: "Auckland",
  email: "talanoa@reefandrail.example",
  timeZone: "Pacific/Fiji",
  siteUrl: "https://www.reefandrail.example",
  hours: "Tue–Sat 8:30–16:00, Sun–Mon closed",
  deep: "#0b2aa3",
  coral: "#ff8a1f",
};

const questions = questionsOf(new Draft());
const before = (key: keyof Answers) => questions.find((question) => question.key === key)?.present ?? "";
/** As many as there are, where there are fewer. */
const keep = {
  services: Math.min(2, Number(before("services"))),
  projects: Math.min(3, Number(before("projects"))),
};

/** Another agency's site: its name, phones, hours and colours, three projects and two services. */
export const agency: Recipe = {
  name: "another agency",
  written: ["README.md", "another agency"],
  follow(editor) {
    // A time zone that is none first: it is asked for again.
    const lines = questions.map(
      ({ key }) => `${key === "timeZone" ? "Fiji\n" : ""}${{ ...typed, ...keep }[key] ?? ""}\n`,
    );
    editor.run("npm run adopt", lines.join(""));
  },
  async seen(site) {
    await site.shows("/", "Reef & Rail", "Slow water, straight lines.");
    await site.shows("/contact", "+679 330 1234", "8:30–16:00", "Fiji time (GMT+12)");
    await site.shows("/favicon.svg", "#ff8a1f");
    const paths = await site.paths();
    const below = (base: string) => paths.filter((path) => path.startsWith(`${base}/`)).length;
    if (below("/services") !== keep.services || below("/portfolio") !== keep.projects)
      throw new Error(`The sitemap has ${paths.join()}`);
    for (const path of paths)
      for (const key of ["name", "phone", "secondPhone", "street", "email"] as const)
        if (before(key) !== none) await lacks(site, path, before(key));
    return `${paths.length} pages without the old name, phones and street`;
  },
};
