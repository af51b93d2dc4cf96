import * as about from "#content/generated/about.ts";
import { team } from "#content/generated/team.ts";

const { fit, strengths, values } = about;

/** Only what the variant for a section shows, as it is sent with the page. */
export function aboutContent(section: (typeof about.aboutVariants)[number]["section"]) {
  switch (section) {
    case "mission":
      return { section, mission: about.mission, refusal: about.refusal, vision: about.vision, values };
    case "team":
      return { section, team };
    case "story":
      return { section, intro: about.storyIntro, timeline: about.timeline, note: about.storyNote };
    case "careers":
      return { section, reasons: about.reasons, openings: about.openings };
    case "faq":
      return { section, questions: about.questions, beforeYouSign: about.beforeYouSign };
    case "":
      return { section, intro: about.aboutIntro, strengths, fit, images: about.aboutImages, values };
  }
}

type Content = ReturnType<typeof aboutContent>;
export type ContentOf<Section extends Content["section"]> = Extract<Content, { section: Section }>;
