import type { Country } from "#content/schema.ts";

/** The flags of the countries we worked in (R-CLI-03), our own files. */
export function FlagStrip({ countries }: { countries: readonly Country[] }) {
  return (
    <ul className="grid grid-cols-5 md:grid-cols-10 gap-x-3 gap-y-6">
      {countries.map((country) => (
        <li key={country.code} className="text-center type-small text-mute">
          <img
            src={`/images/flags/${country.code}.svg`}
            alt={country.name}
            width={56}
            height={56}
            loading="lazy"
            className="mx-auto mb-2 w-12 h-12 md:w-14 md:h-14"
          />
          <span aria-hidden="true" className="lt-sm:hidden">
            {country.name}
          </span>
        </li>
      ))}
    </ul>
  );
}
