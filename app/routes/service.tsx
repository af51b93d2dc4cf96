import * as words from "#content/generated/words/services.ts";
import { services } from "#content/generated/services.server.ts";
import type { Route } from "./+types/service";
import { documentHead } from "../head/document-head.server.ts";
import { headTags } from "../head/head-tags.ts";
import { foundOr404 } from "../not-found.ts";
import { serviceData } from "../head/structured-data.ts";
import { Anchor } from "../ui/anchor.tsx";
import { BackLink } from "../ui/back-link.tsx";
import { SectionHeading } from "../ui/section-heading.tsx";
import { PointItem } from "../service/point-item.tsx";

export function loader({ params, context }: Route.LoaderArgs) {
  const service = foundOr404(services.find(({ slug }) => slug === params.slug));
  return {
    head: documentHead(context, service.head, `/services/${service.slug}`, {
      name: service.name,
      describe: (siteUrl) => [serviceData(siteUrl, service)],
    }),
    service,
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => headTags(loaderData?.head);

/** A service (R-SRV-07 to 13): one layout for all eleven; sections without copy are left out. */
export default function ServicePage({ loaderData: { service } }: Route.ComponentProps) {
  return (
    <article>
      <div className="wrap pt-10 lg:pt-16 pb-16">
        <BackLink href="/services">{words.back}</BackLink>
        <div className="grid gap-x-6 gap-y-8 lg:grid-cols-12 mt-10 lg:mt-16 items-end">
          <div className="lg:col-span-8">
            <span className={`block ${service.icon} text-3xl text-link mb-5`} aria-hidden="true" />
            <h1 className="type-display-1 max-w-[16ch]">{service.name}</h1>
            <p className="type-title measure mt-6">{service.line}</p>
          </div>
          <div className="lg:col-span-4">
            <p className="type-lead">{service.intro}</p>
            {service.pointer && (
              <p className="mt-4">
                <Anchor href={service.pointer.link.href} className="underlined text-link">
                  {service.pointer.link.label}
                </Anchor>
              </p>
            )}
          </div>
        </div>
      </div>
      <section className="bg-tint rhythm" aria-labelledby="deliver">
        <div className="wrap">
          <SectionHeading id="deliver" title={words.deliver} />
          <ol className="grid gap-x-6 sm:grid-cols-2 lg:grid-cols-3">
            {service.deliver.map((point, index) => (
              <PointItem key={point.title} point={point} number={index + 1} />
            ))}
          </ol>
        </div>
      </section>
      {service.approach && (
        <section className="rhythm" aria-labelledby="approach">
          <div className="wrap grid gap-x-6 lg:grid-cols-12">
            <div className="lg:col-span-4 lg:sticky lg:top-28 self-start">
              <SectionHeading id="approach" title={words.approach} />
            </div>
            <ol className="lg:col-span-7 lg:col-start-6">
              {service.approach.map((point, index) => (
                <li key={point.title} className="grid grid-cols-[3.5rem_1fr] py-7 border-t border-line">
                  <span className="type-title text-link">{index + 1}</span>
                  <div>
                    <h3 className="type-title">{point.title}</h3>
                    <p className="mt-2 text-mute measure">{point.text}</p>
                  </div>
                </li>
              ))}
            </ol>
          </div>
        </section>
      )}
      {service.capabilities && (
        <section className="bg-deep-950 text-shell-50 rhythm" aria-labelledby="capabilities">
          <div className="wrap">
            <SectionHeading id="capabilities" title={words.capabilities} />
            <ul className="grid gap-x-6 gap-y-10 sm:grid-cols-2">
              {service.capabilities.map((point) => (
                <li key={point.title} className="border-l-3 border-coral-500 pl-5">
                  <h3 className="type-title">{point.title}</h3>
                  <p className="mt-2 text-deep-200 measure">{point.text}</p>
                </li>
              ))}
            </ul>
          </div>
        </section>
      )}
      <section className="rhythm" aria-labelledby="why">
        <div className="wrap">
          <SectionHeading id="why" title={words.why} />
          <dl className="border-t-2 border-text">
            {service.whyUs.map((point) => (
              <div
                key={point.title}
                className="grid gap-x-6 gap-y-1 lg:grid-cols-12 py-5 border-b border-line"
              >
                <dt className="type-subtitle lg:col-span-4">{point.title}</dt>
                <dd className="text-mute measure lg:col-span-8">{point.text}</dd>
              </div>
            ))}
          </dl>
          {service.proof.length > 0 && (
            <ul className="flex flex-wrap gap-x-10 gap-y-3 mt-10">
              {service.proof.map((link) => (
                <li key={link.href}>
                  <Anchor href={link.href} className="underlined text-link">
                    {link.label}
                  </Anchor>
                </li>
              ))}
            </ul>
          )}
        </div>
      </section>
      <section className="bg-tint rhythm-tight" aria-label={words.nextStep}>
        <div className="wrap flex flex-wrap gap-8 items-end justify-between">
          <p className="type-display-2 max-w-[24ch]">{service.closing}</p>
          <Anchor href="/contact" className="btn">
            {words.start}
          </Anchor>
        </div>
      </section>
    </article>
  );
}
