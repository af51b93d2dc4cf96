/** Which addresses are one mailbox: somebody who is sent mail by others' doing is sent it there. Pure. */

/** Hosts under several names, and those that pass over dots in a name, as they document it. */
const sameHost = new Map([["googlemail.com", "gmail.com"]]);
const dotless = new Set(["gmail.com"]);

function partsOf(email: string): [name: string, host: string] {
  const [, name = "", host = ""] = /^(.*)@(.*)$/.exec(email.toLowerCase()) ?? [];
  return [name, sameHost.get(host) ?? host];
}

/** The mailbox of `email`, as far as that is known: `reader+1@` is `reader@` with nearly every host. */
export function mailboxOf(email: string): string {
  const [name, host] = partsOf(email);
  const plain = name.replace(/\+.*$/, "");
  return `${dotless.has(host) ? plain.replaceAll(".", "") : plain}@${host}`;
}

/** What may be one mailbox: hosts of their own pass over dots too, or over what follows other signs. */
export function possibleMailboxOf(email: string): string {
  const [name, host] = partsOf(email);
  return `${name.replace(/(?!^)[-+_=].*$/, "").replaceAll(".", "")}@${host}`;
}
