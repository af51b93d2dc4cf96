import { useEffect, useLayoutEffect, useRef, useState } from "react";
import type { NoticeContent } from "../ui/notice.tsx";
import { contactFormController } from "./contact-form-controller.ts";
import { bornWith } from "./contact-form-life.ts";
import type { ContactMessageType } from "./form-limits.ts";

/**
 * The contact form's life and what moves it on.
 *
 * @param initial what the server says of a post without script
 */
export function useContactForm(type: ContactMessageType, initial: NoticeContent | undefined) {
  const form = useRef<HTMLFormElement>(null);
  const [life, setLife] = useState(() => bornWith(initial));
  const [controller] = useState(() => contactFormController(life, setLife));
  // Before anybody can write: an effect after painting waits until the animation between two pages is over.
  useLayoutEffect(() => {
    if (form.current) controller.open(form.current, type);
  }, [controller, type]);
  useEffect(() => controller.close, [controller]);
  return { form, life, ...controller };
}
