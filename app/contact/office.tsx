import { contactItems } from "./contact-links.ts";
import { newsletter } from "#content/generated/contact.ts";
import { lineHours, openingHours } from "#content/generated/opening-hours.ts";
import { NewsletterForm } from "../forms/service-forms.tsx";
import { Anchor } from "../ui/anchor.tsx";
import { Icon } from "../ui/icon.tsx";
import { useHydrated } from "../ui/use-hydrated.ts";
import { useEffect, useState } from "react";
import { ourOffice } from "#content/office-clock.ts";
import { isOpen, visitorTimeZone, weekdayHoursIn } from "./office-hours.ts";
import { agency } from "#content/generated/agency.ts";

/** The office below the form: how to reach it, when it is open, the newsletter, and the map as wide as the page. */
export function Office({ thanked }: { thanked: boolean }) {
  return (
    <div className="bg-tint rhythm-tight">
      <div className="wrap grid grid-cols-1 gap-x-16 gap-y-12 xl:grid-cols-[7fr_5fr]">
        <div className="grid grid-cols-1 gap-x-10 xl:gap-x-16 gap-y-12 md:grid-cols-[5fr_3fr]">
          <section aria-labelledby="office">
            <h2 id="office" className="type-title mb-4">
              The office
            </h2>
            <dl className="border-t border-line">
              {contactItems.map((item) => (
                <div key={item.title} className="flex gap-4 py-3 border-b border-line">
                  <dt className="flex gap-4 shrink-0 text-mute">
                    <Icon path={item.icon} className="text-xl text-link mt-0.5 shrink-0" />
                    <span className="w-20 break-anywhere">{item.title}</span>
                  </dt>
                  <dd className="min-w-0 break-anywhere">
                    <Anchor href={item.href} className="underlined">
                      {item.content}
                    </Anchor>
                  </dd>
                </div>
              ))}
            </dl>
          </section>
          <section aria-labelledby="hours">
            <h2 id="hours" className="type-title mb-4">
              Opening hours
            </h2>
            <dl className="border-t border-line">
              {openingHours.days.map((line) => (
                <div key={line.days} className="flex gap-4 py-2.5 border-b border-line">
                  <dt className="w-24">{line.days}</dt>
                  <dd>{line.hours}</dd>
                </div>
              ))}
            </dl>
            <p className="type-small text-mute mt-2">{openingHours.zone}</p>
            {lineHours.map(({ label, hours }) => (
              <p key={label} className="type-small text-mute mt-1">
                {`${label} phone line: ${hours}`}
              </p>
            ))}
            <HoursNow />
          </section>
        </div>
        <section id="newsletter" aria-labelledby="newsletter-title">
          <h2 id="newsletter-title" className="type-title mb-2">
            {newsletter.title}
          </h2>
          {thanked ? (
            <p
              role="status"
              tabIndex={-1}
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- what a visitor has sent is answered here, far down
              autoFocus
              className="border-l-6 border-good bg-panel px-5 py-4"
            >
              {newsletter.thanks}
            </p>
          ) : (
            <>
              <p className="text-mute mb-4">{newsletter.text}</p>
              <NewsletterForm />
            </>
          )}
        </section>
        <section aria-labelledby="map" className="xl:col-span-2">
          <h2 id="map" className="type-title mb-4">
            Where we are
          </h2>
          <OfficeMap />
        </section>
      </div>
    </div>
  );
}

/** "Open now" and the hours by the visitor's clock; computed in the browser, so absent without script. */
function HoursNow() {
  const hydrated = useHydrated();
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 60_000);
    return () => clearInterval(timer);
  }, []);
  const [here, elsewhere] = [ourOffice.timeZone, visitorTimeZone()].map((timeZone) =>
    weekdayHoursIn(timeZone, now),
  );
  return (
    <p className="min-h-14 mt-2">
      {hydrated && (
        <>
          <strong className={`font-650 ${isOpen(now) ? "text-good" : ""}`}>
            {isOpen(now) ? "Open now." : "Closed at the moment."}
          </strong>{" "}
          {elsewhere !== here && `Weekdays ${elsewhere} in your time.`}
        </>
      )}
    </p>
  );
}

const { map, mapFrame, mapPage } = agency.endpoints;
/** The server that sees visitors' IP addresses when the map loads; none if the map is our own file. */
const provider = mapFrame === map ? /^https:\/\/([^/]+)/.exec(map)?.[1] : "OpenStreetMap";

/** The button that had the focus disappears when the provider's map appears. */
const takeFocus = (frame: HTMLIFrameElement | null) => frame?.focus();

/**
 * Where the office is: a still chart of our own in a frame. The provider's map, which sees its visitors,
 * takes its place only when asked for, or from the start where `content/agency.yaml` says so.
 */
function OfficeMap() {
  const [asked, setAsked] = useState(false);
  const handedOver = asked || mapFrame === map;
  return (
    <div className="grid gap-x-6 gap-y-1 md:grid-cols-[auto_1fr] items-baseline">
      <div className="md:col-span-2 aspect-[5/4] md:aspect-auto md:h-130">
        <iframe
          key={handedOver ? map : mapFrame}
          ref={asked ? takeFocus : undefined}
          title={`Map of the office in ${agency.address.city}`}
          src={handedOver ? map : mapFrame}
          loading="lazy"
          sandbox={handedOver ? "allow-scripts allow-same-origin allow-popups" : undefined}
          className="w-full h-full border border-line"
        />
      </div>
      {!handedOver && (
        <p className="mt-2">
          <button type="button" className="needs-script underlined" onClick={() => setAsked(true)}>
            Show the streets on OpenStreetMap
          </button>
          <noscript>
            <Anchor href={mapPage} className="underlined">
              Show the streets on OpenStreetMap
            </Anchor>
          </noscript>
        </p>
      )}
      {provider && (
        <p className="type-small text-mute md:mt-2 md:justify-self-end">
          {`That map comes from ${provider}, which then sees your IP address.`}
        </p>
      )}
    </div>
  );
}
