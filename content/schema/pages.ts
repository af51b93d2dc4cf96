/** What the files of texts contain; each is for one page, or shown on many. */
import { z } from "zod";
import { agencyFileSchema } from "./agency.ts";
import {
  claimed,
  claimedFigureSchema,
  claimedPointSchema,
  copies,
  copy,
  each,
  figureSchema,
  headSchema,
  href,
  icon,
  imageSchema,
  linkSchema,
  list,
  namesIn,
  pointSchema,
  slug,
  sources,
  sourcesOf,
  texts,
  timeZone,
} from "./fields.ts";
import { portfolioCategorySchema } from "./records.ts";

const entrySchema = z.strictObject({ title: copy, href });
/** Menus; the entries of one may be the records of a collection, so that new pages are in it automatically. */
const menusSchema = z.array(
  entrySchema.extend({
    items: z.array(entrySchema).optional(),
    itemsFrom: z.enum(["services", "case-studies"]).optional(),
  }),
);

const advisorReplySchema = z.strictObject({
  text: copy,
  quickActions: z.array(
    z.strictObject({
      ...copies("id text"),
      /** Opens a page in a new tab, has a topic answered here, or both. */
      action: z.strictObject({ href: href.optional(), topic: copy.optional() }),
    }),
  ),
});

const sum = z.number().positive();
const currency = z.enum(Intl.supportedValuesOf("currency")).describe("Write its three letters: SBD.");
/** What a job costs in the agency's currency: from and to, or a single price; `takes` and `team` where it has an end. */
const jobSchema = texts("name detail")
  .extend({
    from: sum,
    to: sum.optional(),
    takes: copy.optional(),
    team: copy.optional(),
    ...claimed,
  })
  .refine(({ from, to }) => to === undefined || to > from, {
    error: "is no more than where the price begins. Write a higher amount, or delete the line.",
    path: ["to"],
  });
/** What prices are converted with: how much of the agency's currency, the first one, a unit of each costs. */
const ratesSchema = z.strictObject({
  note: copy,
  currencies: list(z.strictObject({ code: currency, costs: sum }), 1),
  ...claimed,
});

const bannerSchema = texts("headline text").extend({ links: list(linkSchema, 1, 2) });
const receiptSchema = texts("title text").extend({
  before: copy.optional(),
  tone: z.enum(["good", "open", "alert"]).describe("open while something is still to come."),
});
/** The sections of a case study, by their anchors. */
const studySections = namesIn(
  "overview objectives approach challenges results delivered technologies outcome",
);
const sectionSchema = texts("label heading");
const leadSectionSchema = texts("label heading lead");
const listingSchema = z.strictObject({ head: headSchema, ...copies("heading lead") });

/** A sentence that the worker puts into finished pages as is: nothing in it may need escaping there. */
const plainCopy = copy.refine(
  (text) => !/["&<\\@]/.test(text),
  'has a sign that a finished page would spell otherwise (", &, <, @ or a backslash). Write it in words.',
);

const said = copies("label heading");
const told = copies("label heading text");

/** A slide of the company presentation; what is not here comes from the records it refers to. */
export const deckSlideSchema = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("cover"), text: copy }),
  z.strictObject({ kind: z.literal("unseen"), ...told, note: copy }),
  /** `heading` follows the number of countries. */
  z.strictObject({ kind: z.literal("reach"), ...said, note: copy }),
  /** `place` is one of a region's places. */
  z.strictObject({
    kind: z.literal("day"),
    ...told,
    place: copy,
    timeZone,
    ...copies("sent opens closes note"),
  }),
  z.strictObject({ kind: z.literal("services"), ...told }),
  /** A case study; its title is the heading unless there is one here. */
  z.strictObject({
    kind: z.literal("work"),
    link: href,
    look: z.enum(["cargo", "doors", "return", "lantern"]),
    heading: copy.optional(),
    /** What the marks of `return` stand for. */
    counted: texts("spent returned").optional(),
  }),
  /** `voice` is the name of a client whose words in content/testimonials are below the figures. */
  z.strictObject({ kind: z.literal("figures"), ...told, voice: copy }),
  z.strictObject({ kind: z.literal("people"), ...told }),
  z.strictObject({
    kind: z.literal("start"),
    ...told,
    scale: copy,
    steps: list(pointSchema.extend({ weeks: z.tuple([z.number().min(0), z.number().max(26)]) }), 2, 4),
    link: linkSchema,
  }),
]);

/** A file of texts, of which somebody may have to answer for some. */
const file = <Shape extends z.ZodRawShape>(shape: Shape) => z.strictObject({ ...shape, sources });

/** By the file's path below `content/`, without extension; a file's top-level names are what pages import. */
export const textFileSchemas = {
  agency: agencyFileSchema,
  navigation: z.strictObject({
    mainMenu: menusSchema,
    footerMenus: menusSchema,
    legalLinks: z.array(entrySchema),
  }),
  /**
   * What the Digital Advisor says. Topics are in order of precedence; a message belongs to the first with a
   * keyword that it contains.
   */
  advisor: z.strictObject({
    greeting: advisorReplySchema,
    fallback: advisorReplySchema,
    advisorTopics: z.array(advisorReplySchema.extend({ topic: copy, keywords: list(copy, 1), ...claimed })),
    sources: sourcesOf("greeting fallback"),
  }),
  "pages/home": z.strictObject({
    home: z.strictObject({
      head: headSchema,
      ...copies("headline lead"),
      calls: list(linkSchema, 2, 2),
      /** The lowest price of a website, and where all prices are. */
      price: linkSchema.extend(claimed),
      /** What buyers check: insurance, references, security, exit. */
      terms: linkSchema,
      /** What came of three pieces of work, in figures that their pages give. */
      proof: list(linkSchema, 3, 3),
      counters: z.strictObject({
        heading: copy,
        items: list(z.strictObject({ value: z.number().int(), label: copy, ...claimed }), 3, 3),
      }),
      services: leadSectionSchema.extend({ more: linkSchema }),
      featured: sectionSchema,
      portfolio: leadSectionSchema.extend({ more: linkSchema }),
      featuredProjects: leadSectionSchema,
      testimonials: sectionSchema,
      expertise: sectionSchema.extend({ text: copy, points: z.array(pointSchema) }),
    }),
    heroSlides: list(
      z.strictObject({
        id: slug,
        image: imageSchema,
        /** Art-directed picture below 640 px. */
        mobileImage: imageSchema.optional(),
        logo: imageSchema.optional(),
        badge: texts("title subtitle").extend({ href }),
        ...claimed,
      }),
      3,
      3,
    ),
    sources: sourcesOf("home.expertise"),
  }),
  "pages/about": z.strictObject({
    aboutVariants: z.array(
      z.strictObject({
        /** Empty for `/about` itself. */
        section: z.enum(["", "mission", "team", "story", "careers", "faq"]),
        name: copy,
        head: headSchema,
        ...copies("heading subtitle"),
      }),
    ),
    aboutIntro: z.array(copy),
    strengths: z.array(pointSchema),
    /** Whom we suit, and whom we don't. */
    fit: list(pointSchema, 2, 2),
    aboutImages: z.array(imageSchema),
    values: z.array(texts("title description").extend({ icon })),
    ...copies("mission refusal vision"),
    storyIntro: z.array(copy),
    /** How the story's figures were counted, below it. */
    storyNote: copy,
    timeline: z.array(texts("title description").extend({ year: z.number().int(), ...claimed })),
    reasons: z.array(claimedPointSchema),
    questions: z.array(texts("question answer").extend({ link: linkSchema.optional(), ...claimed })),
    /** Below the questions, where buyers find what they check before they sign. */
    beforeYouSign: z.strictObject({ ...copies("heading text"), links: list(linkSchema, 1) }),
    /** Which positions are open, or that none are. */
    openings: claimedPointSchema.extend({ link: linkSchema }),
    sources: sourcesOf("aboutIntro strengths fit values mission refusal vision storyIntro storyNote"),
  }),
  "pages/clients": file({
    clientsHead: headSchema,
    ...copies("clientsHeading clientsLead"),
    /** Whose testimonial the page begins with. */
    clientsVoice: copy,
    clientsCopy: z.strictObject(each(texts("heading lead"), "flags testimonials partners featured reach")),
    clientFigures: z.array(claimedFigureSchema),
    clientLogos: z.array(z.strictObject({ name: copy, image: imageSchema, ...claimed })),
  }),
  "pages/contact": z.strictObject({
    contactTypes: z.array(
      z.strictObject({
        type: z.enum(["general", "quote", "consultation", "careers"]),
        head: headSchema,
        heading: copy,
        selector: z.strictObject({ ...copies("title text"), icon }),
        form: texts("title blurb").extend({ accent: z.enum(["deep", "lagoon", "coral", "leaf"]) }),
        next: list(pointSchema, 4, 4).describe("What happens after sending, step by step."),
        ...claimed,
      }),
    ),
    /** Beside the form; `buyers` is not for those who apply for work. */
    whatNext: z.strictObject({ heading: copy, privacy: linkSchema, buyers: linkSchema }),
    /**
     * What the consultation page says about times: `choose` with script, `none` to visitors whom none of the office's
     * hours suit.
     */
    wishedTimes: z.strictObject({
      ...copies("heading how none choose"),
      clocks: texts("label before").extend({ places: list(z.strictObject({ place: copy, timeZone }), 1) }),
    }),
    /** What the quote page says about money; `link` leads there from the top of the page. */
    prices: z.strictObject({
      ...copies("link heading lead"),
      labels: texts("takes team"),
      jobs: list(jobSchema, 1),
      services: z.strictObject({ heading: copy, jobs: list(jobSchema, 1) }),
      rates: ratesSchema,
      points: list(claimedPointSchema, 1),
      links: list(linkSchema, 1),
    }),
    newsletter: texts("title text label button thanks"),
    sources: sourcesOf("newsletter"),
  }),
  /** What the site says about its own settings; `worker/pages/deployment-facts.ts` chooses. */
  "pages/deployment": z.strictObject({
    deployment: z.strictObject({
      ...each(plainCopy, "stored deletes staff none webhook form email chat reminder"),
      ...each(plainCopy, "spam copiesOut forwardedCopiesOut notes forwardedNotes erasure forwardedErasure"),
      ...each(plainCopy, "contacts contactsService"),
      ...each(plainCopy, "service serviceKept serviceWho copies copiesKept noCopies noCopiesKept"),
    }),
    sources: sourcesOf("deployment"),
  }),
  /**
   * Where the office's day is the visitor's night, `edges` is for the first and last half-hours and `rest` for the
   * others. `noneSuits` is a button, and `callMe` the line it writes. `heading` is the first line of what is written
   * into the message, in which `yours` precedes the visitor's own time.
   */
  "pages/half-hours": file({
    halfHours: texts("day elsewhere edges rest noneSuits callMe none chosen full heading yours"),
  }),
  /** Separate from the page's texts, so that forms on other pages need not load those. */
  "pages/notices": z.strictObject({
    contactNotices: texts("sent missing"),
    /**
     * What has become of a message, by the states of `MessageReceipt`; `none` is for an address without a receipt.
     * `before` precedes the time when it became so.
     */
    receipts: z.strictObject(
      each(receiptSchema, "none unseen kept stored waiting forwarded undelivered erased"),
    ),
    receiptNotes: z.array(copy),
    sources: sourcesOf("contactNotices"),
  }),
  "pages/listings": file({
    servicesListing: listingSchema.extend({ socialMedia: z.strictObject({ text: copy, link: linkSchema }) }),
    portfolioListing: listingSchema,
    caseStudiesListing: listingSchema.extend({ empty: copy }),
    blogListing: listingSchema,
  }),
  "pages/banners": file({
    banners: z.strictObject(each(bannerSchema, "home services portfolio caseStudies clients about")),
  }),
  /** Words on project and case study pages that are the same on all of them. */
  "pages/work": file({
    work: z.strictObject({
      credit: copy,
      ask: z.strictObject({ text: copy, link: linkSchema }),
      abstract: texts("label problem work change"),
      sections: list(z.strictObject({ id: z.enum(studySections), title: copy }), studySections.length),
      setback: copy,
      further: texts("label services project nextStudy"),
      calls: list(linkSchema, 1, 2),
    }),
  }),
  "pages/deck": file({
    deck: z.strictObject({ head: headSchema, slides: list(deckSlideSchema, 2, 20) }),
  }),
  "pages/presentation": file({
    /** `fallback` is for slides that another provider serves. */
    presentation: z.strictObject({ head: headSchema, ...copies("heading lead frameTitle fallback") }),
  }),
  "pages/colophon": file({
    colophon: z.strictObject({
      promises: list(figureSchema, 1),
      made: z.strictObject({
        ...copies("heading lead name use licence"),
        /** Each with the licence that its package states (SPDX). */
        parts: list(z.strictObject({ ...copies("name use licence"), package: z.string() }), 1),
      }),
    }),
  }),
  "pages/search": file({
    /** `starts` are shown before anything was asked, `noneLinks` when nothing was found. */
    searchPage: z.strictObject({
      head: headSchema,
      ...copies("heading lead startHeading"),
      starts: list(linkSchema, 1),
      none: copy,
      noneLinks: list(linkSchema, 1),
    }),
    alsoCalled: z.array(z.strictObject({ href, words: copy })),
    /** The editors' own answers to short questions; those whose page is missing are left out (`app/search/search.ts`). */
    answers: z.array(
      z.strictObject({
        asked: list(copy, 1),
        page: z
          .stringFormat("page", /^\/[a-z0-9/-]*(?:#[a-z0-9-]+)?$/)
          .describe("Write the address of a page and, if it helps, of a part: /contact/quote#price."),
        text: copy,
        ...claimed,
      }),
    ),
    alike: z.array(z.strictObject({ asked: list(copy, 1), meant: list(copy, 1) })),
    emphasis: z.array(
      z.strictObject({
        page: z
          .stringFormat("pages", /^\/[a-z0-9-/]*\*?$/)
          .describe("Write an address of ours, or with a star those below it: /services/*."),
        factor: z.number().positive(),
      }),
    ),
  }),
  "pages/states": file({
    offline: texts("heading text tryAgain unsent back kept reach bar"),
    notFound: z.strictObject({ ...copies("heading text help"), links: z.array(linkSchema) }),
    errorPage: z.strictObject({ ...copies("heading text"), links: z.array(linkSchema) }),
  }),
  filters: z.strictObject({
    portfolioFilters: z.array(
      z.strictObject({ key: z.enum(["all", ...portfolioCategorySchema.options]), label: copy }),
    ),
    caseStudyFilters: z.array(copy),
  }),
  redirects: z.strictObject({ redirects: z.record(z.string().regex(/^(?:\/[a-z0-9-]+)+$/), href) }),
};
