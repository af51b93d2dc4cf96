/**
 * The short texts that components show: labels, buttons, names for screen readers, what forms answer. One file of
 * `content/words/` for each part of the site, each text under the name its component uses.
 */
import { z } from "zod";
import { copyWith, sources } from "./schema/fields.ts";

/** A text that contains all of `places`, which are filled in when it is shown. */
function phrase(places: readonly string[]) {
  const lost = (text: unknown) => places.find((place) => !String(text).includes(place));
  return copyWith(...places)
    .refine((text) => !lost(text), {
      error: ({ input }) =>
        `has lost ${lost(input)}, which the page fills in. Write ${lost(input)} where it belongs in the text.`,
    })
    .describe(`Holds ${places.join(", ")} where it is filled in.`);
}

/** A file of texts. `names` lists them, each followed by the `{places}` that are filled in. */
function words(names: string) {
  const types = names
    .trim()
    .split(/\s+/)
    .map((entry) => {
      const [name = "", ...places] = entry.split(/(?=\{)/);
      return [name, phrase(places)];
    });
  return z.strictObject({ ...(Object.fromEntries(types) as Record<string, z.ZodType>), sources });
}

/** What each file of `content/words/` contains. */
export const wordFiles: Readonly<Record<string, z.ZodObject>> = {
  layout: words(`
    skip homeLink menu close mainMenu mobileMenu footerMenu search newsletter subscribe contact office
    email feed notifications dismiss allOf{title}`),
  blocks: words("newTab optional sampleTag play{what} pause{what} stars{rating}"),
  advisor: words("name open close conversation typing yourMessage ask send openUnread{count}"),
  home: words(`
    currentWork previousSlide nextSlide chooseStudy studies readStory kindOfWork viewPortfolio viewServices
    slide{place}{count} showStudy{client}{place}{count} storyOf{client}`),
  clients: words(`
    flags map testimonials deliveredBy previousPage nextPage aboutClient{company} page{page}{pages}`),
  about: words("sections whoWeAre values mission refusal vision skills expressInterest"),
  contact: words(`
    office hours openNow closedNow where mapFrame showMap mapProvider privacy thanks thanksText
    thanksAgain hoursElsewhere{hours} lineHours{place}{hours} yourHours{place}{hours} inSummer{hours}
    inWinter{hours} beforeYouSign`),
  fields: words(`
    name nameMissing email emailMissing emailWrong company phone message messageMissing typeWrong fullName
    cv cvHint trap noText{field} tooLong{field}{count}`),
  forms: words(`
    send sending apply applicationSubject newsletterSubject sent receipt check failed tryLater notSent
    before offline stillHere takenBack maybeSentTitle maybeSent waiting waitingOffline waitingText stopWaiting restored clear
    arrived correction correctionText yourNewsletter yourApplication reference{reference} arrivedOn{time}
    arrivedAs{reference}`),
  receipt: words(`
    title description unseen unseenText kept keptText underway underwayText waiting waitingText handed
    failed failedText erased unknown unknownText reference keptSince note spamNote lookAgain write
    moment{time}{day}{zone} handedText{time} erasedText{time}`),
  services: words(`
    back deliver approach capabilities works why nextStep start prices beforeYouSign learnMore aboutService{service}`),
  projects: words(`
    show back disciplines highlights delivered tools clientProfile result more nextProject last first
    details`),
  "case-studies": words(`
    show all back sections overview industry regions objectives approach challenges results delivered
    technologies outcome quote start more readStudy clientOf{client} months{count} specialists{count}`),
  drawings: words("told table"),
  reading: words(`
    blog back offer related lastChanged summary onThisPage openPresentation chat minutes{topic}{count}
    minutesToRead{count}`),
  deck: words(`
    previousSlide nextSlide open print position{slide}{slides} readStudy{client} dayIn{place}
    pictureOfDay{home}{opens}{closes}{place}{opensThere}{closesThere}`),
  answers: words(`
    error fault faultLater again home formTooLarge nothingHere formEncoding otherSite encoding badKey
    noObject onlyPost messageTooLong tooMany invalid keyReused inProgress unavailable uncertain
    tooManyReceipts busy busyReceipts formType tooManyFields cvMissing cvTooLarge cvKind cvUnreadable
    cvActive cvEncrypted nothingThere`),
  machines: words(`
    office hours telephone email services worksFor articles work agency rest start founded figures people
    jobs cardAlt{title}`),
  reminder: words("help noName subject{day}{count} rest{count} undelivered{count}"),
  search: words(`
    label button suggestions oneSuggested noneSuggested nothing{question} one{question}
    several{count}{question} instead{typed}{meant} suggested{count}`),
  mail: words(`
    general quote consultation careers application newsletter suspected test reference`),
};
