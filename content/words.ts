/**
 * The short texts that components show: labels, buttons, names for those who cannot see, what forms answer. One file
 * of `content/words/` for each room of the site, each text under the name its component knows.
 */
import { z } from "zod";
import { copy, sources } from "./schema/fields.ts";

/** A text with every one of `{places}`, which are filled in when it is shown. */
function phrase(...places: readonly string[]) {
  const named = places.map((place) => `{${place}}`);
  return z
    .string()
    .trim()
    .superRefine((text, context) => {
      const missing = named.find((place) => !text.includes(place));
      if (missing) {
        const message = `has lost ${missing}, which the page fills in. Write ${missing} where it belongs in the text.`;
        context.addIssue({ code: "custom", message });
      }
      const rest = copy.safeParse(named.reduce((left, place) => left.replaceAll(place, "x"), text));
      for (const { message } of rest.error?.issues ?? []) context.addIssue({ code: "custom", message });
    })
    .describe(`Holds ${named.join(", ")} where it is filled in.`);
}

/**
 * A file of texts.
 *
 * @param names of the plain ones, with spaces between
 * @param phrases those with places that are filled in
 */
function words(names: string, phrases: Record<string, ReturnType<typeof phrase>> = {}) {
  const plain = names.trim().split(/\s+/);
  return z.strictObject({
    ...Object.fromEntries(plain.map((name) => [name, copy])),
    ...phrases,
    sources,
  });
}

/** What each file of `content/words/` holds. */
export const wordFiles: Readonly<Record<string, z.ZodType>> = {
  layout: words(
    `
    skip homeLink menu close mainMenu mobileMenu footerMenu search newsletter subscribe contact office
    email feed notifications dismiss`,
    { allOf: phrase("title") },
  ),
  blocks: words("newTab optional sampleTag", {
    play: phrase("what"),
    pause: phrase("what"),
    stars: phrase("rating"),
  }),
  advisor: words("name open close conversation typing yourMessage ask send", {
    openUnread: phrase("count"),
  }),
  home: words(
    `
    currentWork previousSlide nextSlide chooseStudy studies readStory kindOfWork viewPortfolio
    viewServices`,
    {
      slide: phrase("place", "count"),
      showStudy: phrase("client", "place", "count"),
      storyOf: phrase("client"),
    },
  ),
  clients: words("flags map testimonials deliveredBy previousPage nextPage", {
    aboutClient: phrase("company"),
    page: phrase("page", "pages"),
  }),
  about: words("sections whoWeAre values mission vision skills expressInterest"),
  contact: words(
    `
    office hours openNow closedNow where mapFrame showMap showMapHere mapProvider privacy thanks
    thanksText thanksAgain`,
    { hoursElsewhere: phrase("hours"), lineHours: phrase("place", "hours") },
  ),
  map: words("title description keys controls zoomIn zoomOut office toOffice openMap touch", {
    across: phrase("km"),
    length: phrase("km"),
  }),
  fields: words(
    `
    name nameMissing email emailMissing emailWrong company phone message messageMissing typeWrong
    fullName cv cvHint trap`,
    { noText: phrase("field"), tooLong: phrase("field", "count") },
  ),
  forms: words(
    `
    send sending apply applicationSubject newsletterSubject sent receipt check failed tryLater notSent
    before offline stillHere takenBack waiting waitingOffline waitingText stopWaiting restored clear
    arrived correction correctionText yourNewsletter yourApplication`,
    { reference: phrase("reference"), arrivedOn: phrase("time"), arrivedAs: phrase("reference") },
  ),
  receipt: words(
    `
    title description unseen unseenText kept keptText underway underwayText waiting waitingText handed failed
    failedText erased unknown unknownText reference keptSince note spamNote lookAgain
    write`,
    { moment: phrase("time", "day", "zone"), handedText: phrase("time"), erasedText: phrase("time") },
  ),
  services: words("back deliver approach capabilities works why nextStep start learnMore", {
    aboutService: phrase("service"),
  }),
  projects: words(
    "show back disciplines highlights delivered tools clientProfile result more nextProject last first details",
  ),
  "case-studies": words(
    `
    show all back sections overview industry regions objectives approach challenges results
    technologies outcome quote start more readStudy`,
    { clientOf: phrase("client"), months: phrase("count"), specialists: phrase("count") },
  ),
  drawings: words("told table"),
  reading: words("blog back related lastChanged onThisPage openPresentation chat", {
    minutes: phrase("topic", "count"),
    minutesToRead: phrase("count"),
  }),
  deck: words("slides controls previousSlide nextSlide overview fullScreen leaveFullScreen open", {
    slideOf: phrase("slide", "slides"),
    goTo: phrase("slide", "slides", "heading"),
    home: phrase("agency"),
    readStudy: phrase("client"),
    download: phrase("pages", "size"),
    dayIn: phrase("place"),
    pictureOfDay: phrase("home", "opens", "closes", "place", "opensThere", "closesThere"),
  }),
  answers: words(`
    error fault faultLater again home formTooLarge nothingHere formEncoding otherSite encoding badKey
    noObject onlyPost messageTooLong tooMany invalid keyReused inProgress unavailable uncertain tooManyReceipts busy busyReceipts formType
    tooManyFields cvMissing cvTooLarge cvKind cvUnreadable cvActive cvEncrypted nothingThere`),
  offline: words("fetching kept noRoom noConnection", { keep: phrase("kilobytes") }),
  machines: words(
    "office hours telephone email services worksFor articles work agency rest start founded figures people jobs",
    {
      cardAlt: phrase("title"),
    },
  ),
  digest: words("oldestFirst newSpam noName help", {
    subject: phrase("day", "unanswered", "spam", "dead"),
    unanswered: phrase("count"),
    oldest: phrase("hours", "time"),
    waiting: phrase("count"),
    givenUp: phrase("count"),
    spam: phrase("count", "since"),
    pending: phrase("count"),
    yesterday: phrase("count"),
    canary: phrase("time", "reason"),
    rest: phrase("count"),
  }),
  search: words("label button suggestions oneSuggested noneSuggested key keyHint", {
    nothing: phrase("question"),
    one: phrase("question"),
    several: phrase("count", "question"),
    instead: phrase("typed", "meant"),
    suggested: phrase("count"),
  }),
  mail: words(
    "general quote consultation careers application newsletter suspected newsletterLeft newsletterPending test reference testName testMessage",
  ),
};
