import { useEffect } from "react";
import { data, redirect, useSearchParams } from "react-router";
import { contactTypes as types, prices, whatNext, wishedTimes } from "#content/generated/contact.ts";
import type { Route } from "./+types/contact";
import { refusedContext, submitContactContext } from "../context.ts";
import { trapName } from "../forms/post-form.tsx";
import { CareersForm } from "../forms/service-forms.tsx";
import { ContactForm } from "../forms/contact-form.tsx";
import { receiptNotice, refusalNotice } from "../forms/notices.ts";
import { readForm, valuesIn } from "../forms/contact-field-table.ts";
import { textIn } from "../forms/form-contract.ts";
import { pageMeta, refusedHead } from "../head/page-meta.ts";
import { agencyData } from "../head/structured-data.ts";
import { foundOr404 } from "../not-found.ts";
import { Anchor, ContentLink, PartLink } from "../ui/anchor.tsx";
import { Icon } from "../ui/icon.tsx";
import { clocksOf } from "../contact/office-hours.ts";
import { Office } from "../contact/office.tsx";
import { Prices } from "../contact/prices.tsx";
import type { Point } from "#content/schema.ts";

/**
 * What only the server knows: whether what was posted is refused, what became of a message just sent, and the office's
 * hours elsewhere, since the time zones of an old device are out of date (Fiji gave up daylight saving in 2021).
 */
export function loader({ url, context, params }: Route.LoaderArgs) {
  const { searchParams } = url;
  return {
    clocks: params.type === "consultation" ? clocksOf(wishedTimes.clocks.places, Date.now()) : [],
    isRefused: context.get(refusedContext),
    receipt: receiptNotice(searchParams.get("submitted"), searchParams.get("receipt"), Date.now()),
  };
}

/** The form that the address asks for, by default the general one, which is first. */
const pageOf = (address: string | undefined) =>
  foundOr404(types.find(({ type }) => type === address) ?? types[0]);

export const meta: Route.MetaFunction = ({ matches, params, loaderData: { isRefused } }) => {
  const page = pageOf(params.type);
  // The general form is the contact page itself, under a second address.
  const path = page.type === "general" ? "/contact" : `/contact/${page.type}`;
  return pageMeta(matches, isRefused ? refusedHead(page.head) : page.head, path, {
    name: path === "/contact" ? undefined : page.selector.title,
    describe: (described) => [agencyData(described)],
  });
};

/**
 * A contact message posted without script, handled by the API's own code. Once accepted it redirects to its receipt,
 * so that a reload does not send it again; otherwise the page says what is wrong, with the text still in the form.
 */
export async function action({ request, params, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const values = valuesIn(form);
  const fields = { ...values, type: textIn(form, "type") || "general" };
  const answer = await context.get(submitContactContext)(fields, textIn(form, trapName) !== "");
  if (answer.status === 201) {
    const { type } = pageOf(params.type);
    const page = `/contact/${type === "careers" ? "general" : type}`;
    const secret = answer.receipt?.split("-").at(-1);
    return redirect(`${page}?submitted=${answer.id}${secret ? `&receipt=${secret}` : ""}`, 303);
  }
  context.set(refusedContext, true);
  return data({ notice: refusalNotice(answer, values), values }, { status: answer.status });
}

const accents = {
  deep: "border-deep-600",
  lagoon: "border-lagoon-600",
  coral: "border-coral-600",
  leaf: "border-leaf-500",
};

export default function Contact({
  loaderData: { clocks, receipt },
  actionData,
  params,
}: Route.ComponentProps) {
  const page = pageOf(params.type);
  const submitted = useSearchParams()[0].get("submitted") === "true";
  useEffect(() => {
    // Takes the secret part of a receipt's address out of the address bar: the page now has a link with it.
    const address = new URL(location.href);
    if (!address.searchParams.has("receipt")) return;
    address.searchParams.delete("receipt");
    history.replaceState(history.state, "", address);
  }, []);
  const { type } = page;
  const costs = type === "quote" && prices;
  return (
    <>
      <div className="wrap pt-14 lg:pt-24 pb-12">
        <h1 className="type-display-1 max-w-[9.93em]">{page.heading}</h1>
        <ul className="grid grid-cols-2 max-[19.99em]:grid-cols-1 lg:grid-cols-4 mt-12 border-t-2 border-text lt-lg:bleed print:!mx-0">
          {types.map((entry) => (
            <li
              key={entry.type}
              className="border-line lt-lg:border-b lt-lg:odd:border-r lg:border-r lg:last:border-r-0"
            >
              <Anchor
                href={`/contact/${entry.type}`}
                aria-current={entry.type === type ? "page" : undefined}
                className="group block h-full py-5 px-5 lt-lg:pad-edge aria-[current=page]:bg-tint aria-[current=page]:shadow-[inset_0_4px_0_var(--strong)]"
              >
                <Icon path={entry.selector.icon} className="text-2xl text-link" />
                <span className="block type-subtitle mt-2 group-hover:text-link">{entry.selector.title}</span>
                <span className="block text-mute type-small mt-1">{entry.selector.text}</span>
              </Anchor>
            </li>
          ))}
        </ul>
      </div>
      <div className="wrap pb-16 lg:pb-24 grid grid-cols-1 gap-x-16 gap-y-16 lg:grid-cols-[7fr_5fr]">
        <div className={`border-t-6 pt-8 ${accents[page.form.accent]}`}>
          <h2 id="form-title" className="type-display-2">
            {page.form.title}
          </h2>
          <p className={`type-lead text-mute measure mt-4 ${costs ? "" : "mb-10"}`}>{page.form.blurb}</p>
          {costs && (
            <p className="mt-3 mb-10">
              <PartLink id="price" className="underlined">
                {costs.link}
              </PartLink>
            </p>
          )}
          {type !== "careers" && (
            <ContactForm
              type={type}
              clocks={clocks}
              answered={actionData ?? (receipt && { notice: receipt })}
            />
          )}
          {type === "careers" && (submitted ? <ApplicationThanks /> : <CareersForm />)}
        </div>
        <WhatNext points={page.next} buys={type !== "careers"} />
      </div>
      {costs && <Prices />}
      <Office thanked={submitted && type !== "careers"} />
    </>
  );
}

function ApplicationThanks() {
  return (
    <div
      tabIndex={-1}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- what a visitor has sent is answered here, below a phone's window
      autoFocus
      className="border-l-6 border-good bg-panel px-6 py-6"
    >
      <h3 className="type-title">Thank you for your application!</h3>
      <p className="mt-2 mb-6">{"We'll review your CV and get back to you within a week."}</p>
      <Anchor href="/contact/careers" className="btn">
        Submit Another Application
      </Anchor>
    </div>
  );
}

/**
 * Beside the form, what happens after sending: who reads it, when they answer, what helps, the reference. Below that
 * a link to what is kept, which is required where data is collected (GDPR Art. 13), and one for those who may buy.
 */
function WhatNext({ points, buys }: { points: readonly Point[]; buys: boolean }) {
  return (
    <section aria-labelledby="what-next">
      <h2 id="what-next" className="type-title mb-4">
        {whatNext.heading}
      </h2>
      <dl className="border-t border-line">
        {points.map(({ title, text }) => (
          <div key={title} className="py-3 border-b border-line">
            <dt className="font-650">{title}</dt>
            <dd className="text-mute">{text}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4">
        <ContentLink link={whatNext.privacy} className="underlined" />
      </p>
      {buys && (
        <p className="mt-2">
          <ContentLink link={whatNext.buyers} className="underlined" />
        </p>
      )}
    </section>
  );
}
