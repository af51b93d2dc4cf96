import { agency } from "#content/generated/agency.ts";
import { presentation } from "#content/generated/presentation.ts";
import type { Route } from "./+types/presentation";
import { pageMeta } from "../head/page-meta.ts";
import { Anchor } from "../ui/anchor.tsx";

const { presentation: slidesAddress } = agency.endpoints;
const isOurs = slidesAddress.startsWith("/");

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, presentation.head, "/presentation", { name: presentation.heading });

/** The company presentation in a frame. */
export default function Presentation() {
  return (
    <>
      <div className="wrap pt-10 pb-6 lg:pt-14 lg:pb-8 grid gap-x-6 gap-y-5 lg:grid-cols-12 items-end">
        <h1 className="type-display-2 lg:col-span-7">{presentation.heading}</h1>
        <p className="text-mute lg:col-span-5">{isOurs ? presentation.lead : presentation.fallback}</p>
      </div>
      <iframe
        title={presentation.frameTitle}
        src={slidesAddress}
        loading="lazy"
        sandbox={isOurs ? undefined : "allow-scripts allow-same-origin allow-popups allow-presentation"}
        allowFullScreen
        className="w-full h-[min(86vh,44rem)] md:h-[min(calc(100vh_-_6rem),56.25vw)] min-h-96 bg-deep-950"
      />
      <div className="wrap py-6 lg:py-10 flex flex-wrap gap-x-8 gap-y-3">
        <Anchor href={slidesAddress} className="underlined text-link">
          {isOurs ? "Open the slides on a page of their own" : "Open the presentation"}
        </Anchor>
        {isOurs && (
          <button
            type="button"
            className="underlined text-link needs-script"
            onClick={() => window.frames[0]?.print()}
          >
            Print or save as PDF
          </button>
        )}
      </div>
    </>
  );
}
