import type { Value } from "#content/schema.ts";
import { FramedPicture, modestWidth, Picture } from "../ui/picture.tsx";
import { Icon } from "../ui/icon.tsx";
import { claim } from "../ui/claim.ts";
import { StorySwell } from "./story-swell.tsx";
import { Anchor, ContentLink, LinkList } from "../ui/anchor.tsx";
import type { ContentOf } from "./content.server.ts";

/** `/about`: who we are, whom we suit, three strengths, three pictures, six values. */
export function Intro({ intro, strengths, fit, images, values }: ContentOf<"">) {
  return (
    <>
      <section className="wrap pb-20 grid gap-x-6 gap-y-10 lg:grid-cols-12" aria-label="Who we are">
        <div className="lg:col-span-7">
          <Paragraphs texts={intro} />
          <dl className="grid sm:grid-cols-2 gap-x-6 gap-y-5 mt-8 pt-6 border-t-2 border-text">
            {fit.map(({ title, text }) => (
              <div key={title}>
                <dt className="type-subtitle">{title}</dt>
                <dd className="mt-1">{text}</dd>
              </div>
            ))}
          </dl>
        </div>
        <ol className="lg:col-span-4 lg:col-start-9">
          {strengths.map((strength, index) => (
            <li key={strength.title} className="py-5 border-t border-line">
              <h2 className="type-title">
                <span className="text-link mr-3">{index + 1}</span>
                {strength.title}
              </h2>
              <p className="mt-2 text-mute">{strength.text}</p>
            </li>
          ))}
        </ol>
      </section>
      <div className="wrap pb-24 grid gap-6 md:grid-cols-12">
        {images.map((image, place) => (
          <FramedPicture
            key={image.base}
            image={image}
            sizes={`(min-width: 768px) ${place === 0 ? 60 : 30}vw, ${modestWidth}`}
            frame={`${place === 0 ? "md:col-span-8 md:row-span-2" : "md:col-span-4"} w-full h-full aspect-[4/3]`}
          />
        ))}
      </div>
      <Values values={values} />
    </>
  );
}

function Paragraphs({ texts, className = "" }: { texts: readonly string[]; className?: string }) {
  return (
    <div className={`grid gap-5 type-lead ${className}`}>
      {texts.map((paragraph) => (
        <p key={paragraph} className="measure">
          {paragraph}
        </p>
      ))}
    </div>
  );
}

/** The six core values, on the pages about us and our mission. */
function Values({ values }: { values: readonly Value[] }) {
  return (
    <section className="bg-tint rhythm" aria-labelledby="values">
      <div className="wrap">
        <h2 id="values" className="type-display-2 mb-10">
          Our values
        </h2>
        <ul className="grid gap-x-10 sm:grid-cols-2 lg:grid-cols-3">
          {values.map((value) => (
            <li key={value.title} className="border-t border-line py-7">
              <Icon path={value.icon} className="text-2xl text-link" />
              <h3 className="type-title mt-3">{value.title}</h3>
              <p className="mt-2 text-mute">{value.description}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** `/about/mission`. */
export function Mission(props: ContentOf<"mission">) {
  return (
    <>
      <div className="wrap pb-24 grid gap-x-6 gap-y-14 lg:grid-cols-2">
        {(["mission", "vision"] as const).map((id) => (
          <section key={id} aria-labelledby={id} className="border-t-2 border-text pt-6 lg:pr-10">
            <h2 id={id} className="type-label text-mute mb-4">
              {{ mission: "Mission", vision: "Vision" }[id]}
            </h2>
            <p className="type-title font-620">{props[id]}</p>
            {id === "mission" && (
              <>
                <h3 className="type-subtitle mt-8">What we turn down</h3>
                <p className="mt-2 measure">{props.refusal}</p>
              </>
            )}
          </section>
        ))}
      </div>
      <Values values={props.values} />
    </>
  );
}

/** `/about/story`. */
export function Story({ history, timeline, note }: ContentOf<"story">) {
  return (
    <div className="wrap">
      <Paragraphs texts={history} className="mb-16" />
      <ol>
        {timeline.map((entry, index) => (
          <li
            key={entry.year}
            className="grid gap-x-5 lg:gap-x-10 grid-cols-[64px_1fr] lg:grid-cols-[128px_3fr_8fr]"
          >
            <StorySwell index={index} count={timeline.length} />
            <p className="type-figure text-link pt-8 lg:pt-[4.2rem]">{entry.year}</p>
            <div className="pt-3 lg:pt-[4.6rem] pb-12 lg:pb-16">
              <h2 className="type-display-2" {...claim(entry.source)}>
                {entry.title}
              </h2>
              <p className="mt-3 text-mute type-lead measure">{entry.description}</p>
            </div>
          </li>
        ))}
      </ol>
      <p className="type-small text-mute measure pb-16">{note}</p>
    </div>
  );
}

/** `/about/team`. */
export function Team({ team }: ContentOf<"team">) {
  return (
    <ul className="wrap pb-24 grid gap-x-10 gap-y-14 sm:grid-cols-2 lg:grid-cols-3">
      {team.map((member) => (
        <li
          key={member.name}
          className="lt-sm:grid max-[19.99em]:block grid-cols-[6.5rem_minmax(0,1fr)] gap-x-4"
        >
          <Picture
            image={member.image}
            sizes="(min-width: 1024px) 28vw, (min-width: 640px) 44vw, 104px"
            className="w-full aspect-square"
          />
          <div className="self-end">
            <h2 className="type-title sm:mt-5" {...claim(member.sample)}>
              {member.name}
            </h2>
            <p className="font-650 text-link">{member.position}</p>
            <p className="text-mute">{member.specialisation}</p>
          </div>
          <p className="col-span-2 mt-3">{member.bio}</p>
          <ul className="col-span-2 flex flex-wrap gap-2 mt-4" aria-label="Skills">
            {member.skills.map((skill) => (
              <li key={skill} className="px-3 py-1 border border-line type-small">
                {skill}
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}

/** `/about/careers`. */
export function Careers({ reasons, openings }: ContentOf<"careers">) {
  return (
    <div className="wrap pb-24">
      <h2 id="positions" className="type-title" {...claim(openings.source)}>
        {openings.title}
      </h2>
      <p className="measure mt-2 mb-10">{openings.text}</p>
      <dl className="border-t-2 border-text">
        {reasons.map(({ title, text, source }) => (
          <div key={title} className="grid gap-x-6 gap-y-2 lg:grid-cols-12 py-7 border-b border-line">
            <dt className="type-title lg:col-span-5" {...claim(source)}>
              {title}
            </dt>
            <dd className="measure lg:col-span-7">{text}</dd>
          </div>
        ))}
      </dl>
      <ContentLink link={openings.link} className="btn mt-12" />
    </div>
  );
}

/** `/about/faq`: the answers, already open, then links to what buyers check before they sign. */
export function Faq({ questions, beforeYouSign }: ContentOf<"faq">) {
  return (
    <>
      <ol className="wrap pb-16">
        {questions.map((entry, index) => (
          <li
            key={entry.question}
            className="grid gap-x-6 gap-y-3 lg:grid-cols-12 py-10 border-t border-line"
          >
            <h2 className="type-title lg:col-span-5" {...claim(entry.source)}>
              <span className="text-link mr-3">{index + 1}</span>
              {entry.question}
            </h2>
            <div className="lg:col-span-6 measure">
              <p>{entry.answer}</p>
              {entry.link && (
                <p className="mt-2">
                  <ContentLink link={entry.link} className="underlined" />
                </p>
              )}
            </div>
          </li>
        ))}
      </ol>
      <section aria-labelledby="before-you-sign" className="wrap pb-24">
        <h2 id="before-you-sign" className="type-display-2">
          <Anchor href="/before-you-sign" className="underlined">
            {beforeYouSign.heading}
          </Anchor>
        </h2>
        <p className="type-lead text-mute measure mt-4">{beforeYouSign.text}</p>
        <LinkList links={beforeYouSign.links} className="flex flex-wrap gap-x-8 gap-y-2 mt-6" />
      </section>
    </>
  );
}
