/** Compares e-mail addresses regardless of case, surrounding spaces, and Unicode or domain spelling. */
import { domainToASCII, domainToUnicode } from "node:url";

const before = "(?<![\\p{L}\\p{N}._%+-])";
const after = "(?![\\p{L}\\p{N}_-]|\\.[\\p{L}\\p{N}])";

/** Normalizes `address`; empty if it is not an address. */
export function sameAddress(address: string): string {
  const text = address.normalize("NFKC").trim().toLowerCase().normalize("NFKC");
  const at = text.lastIndexOf("@");
  if (at < 1 || at === text.length - 1) return "";
  const domain = text.slice(at + 1);
  return `${text.slice(0, at + 1)}${domainToASCII(domain) || domain}`;
}

/**
 * Finds `address` in NFKC text, but not inside a longer address.
 *
 * @param address as returned by `sameAddress`
 */
export function addressPattern(address: string): RegExp {
  const at = address.lastIndexOf("@") + 1;
  const domain = address.slice(at);
  const domains = [domain, domainToUnicode(domain) || domain].map((name) => RegExp.escape(name));
  const local = RegExp.escape(address.slice(0, at));
  return new RegExp(`${before}${local}(?:${domains.join("|")})${after}`, "giu");
}
