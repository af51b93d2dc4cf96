import { data, redirect } from "react-router";
import { contactItems } from "../contact/contact-links.ts";
import { contactTypes as types, newsletter } from "#content/generated/contact.ts";
import { openingHours } from "#content/generated/opening-hours.ts";
import type { Route } from "./+types/contact";
import { HoursNow } from "../contact/hours-now.tsx";
import { OfficeMap } from "../contact/office-map.tsx";
import { settingsContext, submitContactContext } from "../context.ts";
import { CareersForm } from "../forms/careers-form.tsx";
import { ContactForm } from "../forms/contact-form.tsx";
import { receiptNotice, refusalNotice } from "../forms/contact-notice.ts";
import { textIn, valuesIn } from "../forms/contact-values.ts";
import { contactTypeOf } from "../forms/form-limits.ts";
import { NewsletterForm } from "../forms/newsletter-form.tsx";
import { readForm } from "../forms/read-form.ts";
import { trapName } from "../forms/trap-field.tsx";
import { documentHead } from "../head/document-head.server.ts";
import { headTags } from "../head/head-tags.ts";
import { agencyData } from "../head/structured-data.ts";
import { Anchor } from "../ui/anchor.tsx";

export function loader({ params, url, context }: Route.LoaderArgs) {
  const type = contactTypeOf(params.type);
  const page = types.find((candidate) => candidate.type === type)!;
  const path = params.type === type ? `/contact/${type}` : "/contact";
  const submitted = url.searchParams.get("submitted");
  return {
    head: documentHead(context, page.head, path, (siteUrl) => [agencyData(siteUrl)]),
    page,
    settings: context.get(settingsContext),
    submitted: submitted === "true",
    receipt: receiptNotice(submitted, Date.now()),
  };
}

/**
 * A contact message posted without script: the same code as the API runs. What was taken goes on to its receipt, so
 * that a reload sends nothing again; for anything else the page says what is wrong, with the words still in the form.
 */
export async function action({ request, params, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const values = valuesIn(form);
  const answer = await context.get(submitContactContext)({
    fields: { ...values, type: textIn(form, "type") || "general" },
    trapped: textIn(form, trapName) !== "",
  });
  if (answer.status === 201) {
    const type = contactTypeOf(params.type);
    return redirect(`/contact/${type === "careers" ? "general" : type}?submitted=${answer.id}`, 303);
  }
  return data(
    { notice: refusalNotice(answer, values), values },
    { status: answer.status, headers: { "cache-control": "no-store" } },
  );
}

export const meta: Route.MetaFunction = ({ loaderData }) => headTags(loaderData?.head);

const accents = {
  deep: "border-deep-600",
  lagoon: "border-lagoon-600",
  coral: "border-coral-600",
  leaf: "border-leaf-500",
};

export default function Contact({ loaderData, actionData }: Route.ComponentProps) {
  const { page, settings, submitted, receipt } = loaderData;
  const { type } = page;
  return (
    <>
      <div className="wrap pt-14 lg:pt-24 pb-12">
        <h1 className="type-display-1 max-w-[14ch]">{page.heading}</h1>
        <ul className="grid grid-cols-2 lg:grid-cols-4 mt-12 border-t-2 border-text">
          {types.map((entry) => (
            <li key={entry.type} className="border-b lg:border-b-0 lg:border-r last:border-0 border-line">
              <Anchor
                href={`/contact/${entry.type}`}
                aria-current={entry.type === type ? "page" : undefined}
                className="group block h-full py-5 pr-5 lg:px-5 aria-[current=page]:bg-tint aria-[current=page]:shadow-[inset_0_4px_0_var(--strong)]"
              >
                <span className={`${entry.selector.icon} text-2xl text-link`} aria-hidden="true" />
                <span className="block type-subtitle mt-2 group-hover:text-link">{entry.selector.title}</span>
                <span className="block text-mute type-small mt-1">{entry.selector.text}</span>
              </Anchor>
            </li>
          ))}
        </ul>
      </div>
      <div className="wrap pb-24 grid grid-cols-1 gap-x-16 gap-y-16 lg:grid-cols-[7fr_5fr]">
        <div className={`border-t-6 pt-8 ${accents[page.form.accent]}`}>
          <h2 id="form-title" className="type-display-2">
            {page.form.title}
          </h2>
          <p className="type-lead text-mute measure mt-4 mb-10">{page.form.blurb}</p>
          {type !== "careers" && (
            <ContactForm type={type} answered={actionData ?? (receipt && { notice: receipt })} />
          )}
          {type === "careers" && submitted && <ApplicationThanks />}
          {type === "careers" && !submitted && (
            <CareersForm action={settings.formAction} siteUrl={settings.siteUrl} />
          )}
        </div>
        <Office
          formAction={settings.formAction}
          siteUrl={settings.siteUrl}
          thanked={submitted && type !== "careers"}
        />
      </div>
    </>
  );
}

function ApplicationThanks() {
  return (
    <div className="border-l-6 border-good bg-panel px-6 py-6">
      <h3 className="type-title">Thank you for your application!</h3>
      <p className="mt-2 mb-6">We'll review your CV and get back to you within a week.</p>
      <Anchor href="/contact/careers" className="btn">
        Submit Another Application
      </Anchor>
    </div>
  );
}

/** The office beside the form: where it is, when it is open, the newsletter. */
function Office({ formAction, siteUrl, thanked }: { formAction: string; siteUrl: string; thanked: boolean }) {
  return (
    <div className="grid grid-cols-1 gap-12 content-start">
      <section aria-labelledby="office">
        <h2 id="office" className="type-title mb-4">
          The office
        </h2>
        <dl className="border-t border-line">
          {contactItems.map((item) => (
            <div key={item.title} className="flex gap-4 py-3 border-b border-line">
              <span className={`${item.icon} text-xl text-link mt-0.5 shrink-0`} aria-hidden="true" />
              <dt className="w-20 shrink-0 text-mute">{item.title}</dt>
              <dd className="min-w-0 wrap-anywhere">
                {item.href ? (
                  <Anchor href={item.href} className="underlined">
                    {item.content}
                  </Anchor>
                ) : (
                  item.content
                )}
              </dd>
            </div>
          ))}
        </dl>
      </section>
      <section aria-labelledby="hours">
        <h2 id="hours" className="type-title mb-4">
          Opening hours
        </h2>
        <dl className="border-t border-line tabular-nums">
          {openingHours.days.map((line) => (
            <div key={line.days} className="flex gap-4 py-2.5 border-b border-line">
              <dt className="w-24">{line.days}</dt>
              <dd>{line.hours}</dd>
            </div>
          ))}
        </dl>
        <p className="type-small text-mute mt-2">{openingHours.zone}</p>
        <HoursNow />
      </section>
      <section id="newsletter" aria-labelledby="newsletter-title">
        <h2 id="newsletter-title" className="type-title mb-2">
          {newsletter.title}
        </h2>
        {thanked ? (
          <p role="status" className="border-l-6 border-good bg-panel px-5 py-4">
            {newsletter.thanks}
          </p>
        ) : (
          <>
            <p className="text-mute mb-4">{newsletter.text}</p>
            <NewsletterForm action={formAction} siteUrl={siteUrl} />
          </>
        )}
      </section>
      <section aria-labelledby="map">
        <h2 id="map" className="type-title mb-4">
          Where we are
        </h2>
        <OfficeMap />
      </section>
    </div>
  );
}
