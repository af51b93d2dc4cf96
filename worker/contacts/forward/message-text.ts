import type { ContactRecord } from "../record.ts";

/** A prefix for staff: whether the message is a test, or looks like spam. */
export function messageMark({ test, suspect }: ContactRecord): string {
  return `${test ? "[Test] " : ""}${suspect ? "[Suspected spam] " : ""}`;
}

/** One line: the mark, the kind of message and its sender. */
export function messageSubject(record: ContactRecord): string {
  return `${messageMark(record)}${messageKind(record)}: ${record.fields["name"] || record.fields["email"] || record.id}`;
}

const kinds = {
  general: "Website enquiry",
  quote: "Quote request",
  consultation: "Consultation request",
  careers: "Careers enquiry",
  application: "Job application",
  newsletter: "Newsletter sign-up",
};

/** What a message is called. */
export const messageKind = ({ type }: ContactRecord): string => kinds[type];

/** The message as plain text, one field per line, the message itself last. */
export function messageText(record: ContactRecord): string {
  const { message, ...short } = record.fields;
  const lines = Object.entries(short)
    .filter(([, value]) => value !== "")
    .map(([field, value]) => `${field}: ${value}`);
  if (record.file)
    lines.push(`file: ${record.file.name}, not checked for viruses (KV key ${record.file.key})`);
  if (record.file?.flags.length) lines.push(`open the file with care: ${record.file.flags.join(", ")}`);
  if (record.test) lines.push("test: yes, it deletes itself within the hour");
  if (record.suspect) lines.push(`suspected spam: ${record.suspect}`);
  if (record.country) lines.push(`country: ${record.country}`);
  lines.push(`received: ${record.receivedAt}`, `reference: ${record.id}`);
  return message ? `${lines.join("\n")}\n\n${message}\n` : `${lines.join("\n")}\n`;
}
