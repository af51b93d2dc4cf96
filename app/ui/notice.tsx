import { useEffect, useRef } from "react";
import { fieldId } from "./field.tsx";

export interface NoticeContent {
  title: string;
  text?: string;
  /** The part of the text that is a link. */
  link?: { text: string; href: string };
  /** True for a failure: announced at once and coloured as one. */
  destructive?: boolean;
  /** Arrives while the visitor may be writing, and then leaves the focus where it is. */
  isUnasked?: boolean;
  /** Field names with what is wrong with each. */
  errors?: Record<string, string>;
}

/** What became of a form, shown where the form is. It takes the focus when it appears, so that nobody misses it. */
export function Notice({ notice, form }: { notice: NoticeContent; form: string }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // On a page that came with the notice, the browser has focused it; visitors may have moved on before this runs.
    if (document.documentElement.dataset["hydrated"] === undefined) return;
    if (notice.isUnasked && document.activeElement?.matches("input,select,textarea")) return;
    box.current?.focus();
  }, [notice]);
  const { text = "", link } = notice;
  const [before, after] = link ? text.split(link.text) : [text];
  const errors = Object.entries(notice.errors ?? {});
  return (
    <div
      ref={box}
      role={notice.destructive ? "alert" : "status"}
      tabIndex={-1}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- what a visitor has sent is answered here
      autoFocus
      className={`border-l-6 bg-panel px-5 py-4 mb-8 ${notice.destructive ? "border-alert" : "border-good"}`}
    >
      <h3 className={`type-subtitle ${notice.destructive ? "text-alert" : "text-good"}`}>{notice.title}</h3>
      {text && (
        // With the key it changes on a page that a translator has changed, too.
        <p key={text} className="mt-1">
          {before}
          {/* `nofollow` keeps it from being prefetched. */}
          {link && (
            <a href={link.href} rel="nofollow" className="underlined break-anywhere">
              {link.text}
            </a>
          )}
          {after}
        </p>
      )}
      {errors.length > 0 && (
        <ul className="mt-2 list-disc pl-5">
          {errors.map(([field, message]) => (
            <li key={field}>
              <a href={`#${fieldId(form, field)}`} className="underline underline-offset-4">
                {message}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
