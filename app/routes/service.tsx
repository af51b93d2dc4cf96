import { services } from "#content/generated/services.server.ts";
import { caseStudies } from "#content/generated/case-studies.server.ts";
import { projects } from "#content/generated/projects.server.ts";
import type { Route } from "./+types/service";
import { pageMeta } from "../head/page-meta.ts";
import { foundOr404 } from "../not-found.ts";
import { serviceData } from "../head/structured-data.ts";
import { Approach } from "../service/approach.tsx";
import gestures from "../service/gestures.json" with { type: "json" };
import { Anchor, BackLink, ContentLink } from "../ui/anchor.tsx";
import { CardPicture, Picture } from "../ui/picture.tsx";
import { claim } from "../ui/claim.ts";
import { Section } from "../ui/section.tsx";
import { Price } from "../service/service-card.tsx";
import type { Link } from "#content/schema.ts";

export function loader({ params }: Route.LoaderArgs) {
  const { approach, proof, ...service } = foundOr404(services.find(({ slug }) => slug === params.slug));
  return {
    service,
    steps: approach?.map(({ gesture, ...step }) => ({
      ...step,
      drawn: gesture && gestures[gesture],
    })),
    works: proof.map(workAt),
  };
}

export const meta: Route.MetaFunction = ({ matches, loaderData: { service } }) =>
  pageMeta(matches, service.head, `/services/${service.slug}`, {
    name: service.name,
    describe: (page) => [serviceData(page, service.name)],
  });

/** The project or case study that a link leads to, with its picture. Throws when it is neither. */
function workAt({ label, href }: Link) {
  const work = [...projects, ...caseStudies].find(({ slug }) => href.endsWith(`/${slug}`));
  if (!work) throw new Error(`No project or case study is at ${href}.`);
  return { label, href, client: work.client, image: work.image };
}

/** A service: one layout for all eleven; sections without copy are left out. */
export default function ServicePage({ loaderData: { service, steps, works } }: Route.ComponentProps) {
  const { image } = service;
  return (
    <article>
      <div className="relative flex flex-col">
        <div className="wrap pt-8 lg:pt-14 pb-14 lg:pb-20 lg:min-h-[38rem]">
          <div className={image ? "lg:w-[57%]" : ""}>
            <BackLink href="/services">Back to Services</BackLink>
            <h1 className="type-display-1 lg:text-[min(6.5vw,5.8rem)] max-w-[9.93em] mt-8 lg:mt-14">
              {service.name}
            </h1>
            <p className="type-title measure mt-6">{service.line}</p>
            <p className="measure mt-6">{service.intro}</p>
            {service.pointer && (
              <p className="mt-4">
                <ContentLink link={service.pointer.link} />
              </p>
            )}
          </div>
        </div>
        {image && (
          <div
            className={`order-first lg:order-none h-[70vw] sm:h-[46vw] lg:h-auto lg:absolute lg:inset-y-0 lg:right-0 lg:w-[41%] ${image.place}`}
          >
            <Picture image={image} sizes="(min-width: 1024px) 41vw, 40vw" eager className="w-full h-full" />
          </div>
        )}
      </div>
      <div className="wrap grid gap-x-6 gap-y-2 lg:grid-cols-12 pb-10 lg:py-10">
        <p className="type-title lg:col-span-4" {...claim(service.price.source)}>
          <Price {...service.price} />
        </p>
        <p className="measure text-mute lg:col-span-5">{service.price.text}</p>
        <p className="flex flex-wrap gap-x-6 gap-y-2 content-start lg:col-span-3">
          <ContentLink link={{ label: "All our prices", href: "/contact/quote#price" }} />
          <ContentLink link={{ label: "Before you sign", href: "/before-you-sign" }} />
        </p>
      </div>
      <Section id="deliver" heading="What We Deliver" className="bg-tint rhythm">
        <ol className="grid gap-x-6 sm:grid-cols-2 lg:grid-cols-3">
          {service.deliver.map(({ title, text }, index) => (
            <li key={title} className="border-t border-line pt-5 pb-9 pr-4">
              <p className="type-small text-mute" aria-hidden="true">
                {String(index + 1).padStart(2, "0")}
              </p>
              <h3 className="type-title mt-2">{title}</h3>
              <p className="mt-2 text-mute">{text}</p>
            </li>
          ))}
        </ol>
      </Section>
      {steps && <Approach steps={steps} />}
      {service.capabilities && (
        <Section id="capabilities" heading="Proven Capabilities" className="bg-deep-950 text-shell-50 rhythm">
          <ul className="grid gap-x-6 gap-y-10 sm:grid-cols-2 lg:grid-cols-[repeat(auto-fit,minmax(17rem,1fr))]">
            {service.capabilities.map((point) => (
              <li key={point.title} className="border-l-3 border-coral-500 pl-5">
                <h3 className="type-title">
                  <Anchor href={point.href} className="underlined">
                    {point.title}
                  </Anchor>
                </h3>
                <p className="mt-2 text-deep-200 measure">{point.text}</p>
              </li>
            ))}
          </ul>
        </Section>
      )}
      {works.length > 0 && <Works works={works} />}
      <Section id="why" heading="Why Choose Us" className="rhythm">
        <dl className="border-t-2 border-text">
          {service.whyUs.map(({ title, text }) => (
            <div key={title} className="grid gap-x-6 gap-y-1 lg:grid-cols-12 py-5 border-b border-line">
              <dt className="type-subtitle lg:col-span-4">{title}</dt>
              <dd className="text-mute measure lg:col-span-8">{text}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <section className="bg-tint rhythm-tight" aria-label="Next step">
        <div className="wrap flex flex-wrap gap-8 items-end justify-between">
          <p className="type-display-2 max-w-[17.03em]">{service.closing}</p>
          <Anchor href="/contact" className="btn">
            Get Started
          </Anchor>
        </div>
      </section>
    </article>
  );
}

/** Work that shows this service: of two, the first is wider and the second lower; three are side by side. */
function Works({ works }: { works: readonly ReturnType<typeof workAt>[] }) {
  const spanOf = (place: number) => {
    if (works.length === 3) return "lg:col-span-4";
    return place === 0 ? "lg:col-span-7" : "lg:col-span-5 lg:mt-24";
  };
  return (
    <Section id="works" heading="Where we did it" className="rhythm">
      <ul className="grid gap-x-6 gap-y-12 lg:grid-cols-12">
        {works.map(({ label, href, client, image }, index) => (
          <li key={href} className={spanOf(index)}>
            <Anchor href={href} className="group block">
              <CardPicture
                path={href}
                image={image}
                sizes="(min-width: 1024px) 50vw, 90vw"
                frame="aspect-[4/3]"
                className="transition-transform group-hover:scale-[1.025]"
              />
              <p className="type-small text-mute mt-4">{client}</p>
              <p className="type-title mt-1 underlined">{label}</p>
            </Anchor>
          </li>
        ))}
      </ul>
    </Section>
  );
}
