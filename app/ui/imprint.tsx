import { agency } from "#content/generated/agency.ts";

/** On paper only: whose the page is, how to reach us, and where it stands. */
export function Imprint({ address }: { address: string }) {
  return (
    <p className="hidden print:block wrap type-small">
      {agency.name} · {agency.email} · {agency.phone} · {address}
    </p>
  );
}
