import type { ReactNode } from "react";

interface SectionProps {
  id: string;
  className: string;
  /** Short name of the chapter, hung in the left margin. */
  label?: string;
  heading: string;
  lead?: string;
  children: ReactNode;
}

/** A section with a background from edge to edge, under the headline that names it. */
export function Section({ id, className, label, heading, lead, children }: SectionProps) {
  const headingId = `${id}-heading`;
  return (
    <section id={id} className={className} aria-labelledby={headingId}>
      <div className="wrap">
        <div className="grid gap-x-6 gap-y-2 lg:grid-cols-12 mb-4 md:mb-10">
          {label && <p className="type-label op-80 lg:col-span-3 lg:pt-3">{label}</p>}
          <div className={label ? "lg:col-span-9" : "lg:col-span-12"}>
            <h2 id={headingId} className="type-display-2 max-w-[15.61em]">
              {heading}
            </h2>
            {lead && <p className="md:type-lead op-85 measure mt-2 md:mt-5">{lead}</p>}
          </div>
        </div>
        {children}
      </div>
    </section>
  );
}
