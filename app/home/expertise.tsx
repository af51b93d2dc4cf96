import { home } from "#content/generated/home.ts";

/** What being here means for the work (R-HOM-22). */
export function Expertise() {
  const { label, heading, text, points } = home.expertise;
  return (
    <section className="bg-leaf-800 text-shell-50 rhythm" aria-labelledby="home-expertise">
      <div className="wrap grid gap-x-6 gap-y-5 md:gap-y-12 lg:grid-cols-12">
        <div className="lg:col-span-7">
          <p className="type-label text-leaf-200 mb-3 md:mb-5">{label}</p>
          <h2 id="home-expertise" className="type-display-2">
            {heading}
          </h2>
          <p className="md:type-lead lt-md:text-[0.9375rem] mt-4 md:mt-7 measure">{text}</p>
        </div>
        <dl className="grid grid-cols-2 lg:block gap-x-5 lg:col-span-4 lg:col-start-9">
          {points.map((point) => (
            <div key={point.title} className="py-2.5 md:py-5 border-t border-leaf-500">
              <dt className="font-650 md:type-title leading-snug">{point.title}</dt>
              <dd className="mt-1 text-leaf-200 lt-md:type-small">{point.text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
