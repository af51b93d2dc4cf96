import type { ComponentProps } from "react";

/** Name of the honeypot field, as form services have it. */
export const trapName = "_honey";

/**
 * A form that also works without script, with a honeypot. That is hidden from sight, keyboard, assistive technology and
 * autofill, so hardly anybody but a program fills it in; by itself that only marks a message.
 *
 * @param hiddenFields names and values of fields that nobody sees
 */
export function PostForm({
  hiddenFields,
  children,
  ...form
}: ComponentProps<"form"> & { hiddenFields: Record<string, string> }) {
  return (
    // URL-encoded, a Georgian letter takes nine bytes, and a long message more than we accept.
    <form method="post" encType="multipart/form-data" className="relative" {...form}>
      {Object.entries(hiddenFields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className="absolute -left-[9999px] w-px h-px overflow-hidden" aria-hidden="true">
        <label>
          Leave this empty
          <input type="text" name={trapName} tabIndex={-1} autoComplete="off" defaultValue="" />
        </label>
      </div>
      {children}
    </form>
  );
}
