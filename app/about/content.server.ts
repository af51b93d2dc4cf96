import * as about from "#content/generated/about.ts";
import { team } from "#content/generated/team.ts";

const { beforeYouSign, fit, openings, questions, reasons, strengths, timeline, values } = about;

/** What each variant shows: only that is sent with the page. */
export const aboutContent = {
  "": { intro: about.aboutIntro, strengths, fit, images: about.aboutImages, values },
  mission: { mission: about.mission, refusal: about.refusal, vision: about.vision, values },
  team: { team },
  story: { history: about.storyIntro, timeline, note: about.storyNote },
  careers: { reasons, openings },
  faq: { questions, beforeYouSign },
};

export type ContentOf<Section extends keyof typeof aboutContent> = (typeof aboutContent)[Section];
