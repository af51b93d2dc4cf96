import { data, useLocation } from "react-router";
import type { Route } from "./+types/receipt";
import { receiptNotes, receipts } from "#content/generated/notices.ts";
import { openingHours } from "#content/generated/opening-hours.ts";
import { clockIn, clockWords, ourOffice } from "#content/office-clock.ts";
import { receiptContext } from "../context.ts";
import { pageMeta } from "../head/page-meta.ts";
import { Anchor } from "../ui/anchor.tsx";

export async function loader({ params, context }: Route.LoaderArgs) {
  const receipt = await context
    .get(receiptContext)(params.reference)
    .catch(() => {
      throw data(null, { status: 503 });
    });
  const { state = "none", reference = "", keptSince, at } = receipt ?? {};
  const { before, text, ...others } = receipts[state];
  const facts = [
    { name: "Reference", value: reference, time: "" },
    { name: "Received", value: momentText(keptSince), time: keptSince },
  ];
  const shown = {
    ...others,
    text: before ? `${before} ${momentText(at)}. ${text}` : text,
    facts: facts.filter(({ value }) => value !== ""),
    notes: state === "none" || state === "erased" ? [] : receiptNotes,
  };
  return data({ receipt: shown }, { status: receipt ? 200 : 404 });
}

/** `14:02 on Sun 22 Nov 2026, Solomon Islands time (GMT+11)`, by the office's clock; empty for no time (ISO 8601). */
function momentText(time = ""): string {
  const moment = Date.parse(time);
  if (Number.isNaN(moment)) return "";
  const [weekday, date, month, year, clock] = clockWords(clockIn(ourOffice.timeZone, moment));
  const day = `${weekday} ${Number(date)} ${month} ${year}`;
  return `${clock} on ${day}, ${openingHours.zone}`;
}

/** Never contains the receipt's address: anyone who has that can see the receipt. */
export const meta: Route.MetaFunction = ({ matches }) => {
  const description = "The receipt of your message shows whether it has reached our staff.";
  return pageMeta(matches, { title, description }, "/contact/receipt", { unlisted: true });
};

const title = "What happened to your message";

const tones = {
  good: ["border-good", "text-good"],
  open: ["border-deep-600", ""],
  alert: ["border-alert", "text-alert"],
};

/** What became of one message, for anyone who has the address of its receipt. */
export default function Receipt({ loaderData: { receipt } }: Route.ComponentProps) {
  const { pathname } = useLocation();
  const [edge, colour] = tones[receipt.tone];
  return (
    <div className="wrap pt-14 lg:pt-24 pb-24">
      <h1 className="type-display-1 max-w-[9.93em] mb-10">{title}</h1>
      <div className="max-w-[44rem]">
        <div className={`border-l-6 bg-panel px-6 py-6 ${edge}`}>
          <h2 className={`type-title ${colour}`}>{receipt.title}</h2>
          <p className="mt-2">{receipt.text}</p>
        </div>
        {receipt.facts.length > 0 && (
          <dl className="border-t border-line mt-10">
            {receipt.facts.map(({ name, value, time }) => (
              <div key={name} className="grid gap-x-4 sm:grid-cols-[9rem_1fr] py-3 border-b border-line">
                <dt className="text-mute">{name}</dt>
                <dd className="min-w-0 break-anywhere">
                  {time ? <time dateTime={time}>{value}</time> : value}
                </dd>
              </div>
            ))}
          </dl>
        )}
        <p className="flex flex-wrap items-center gap-x-6 gap-y-2 mt-8 mb-10">
          {receipt.tone === "open" && (
            <a href={pathname} rel="nofollow" className="btn">
              Look again
            </a>
          )}
          <Anchor href="/contact" className="btn-quiet">
            Write to us
          </Anchor>
        </p>
        {receipt.notes.map((note) => (
          <p key={note} className="type-small text-mute measure mt-4">
            {note}
          </p>
        ))}
      </div>
    </div>
  );
}
