/** The side effects of a contact form's life: the page's fields, the draft, and the code that sends. */
import * as words from "#content/generated/words/forms.ts";
import { notify } from "../notifications/notify.ts";
import { eachField } from "./contact-field-table.ts";
import { type FormEvent, type FormLife, nextLife } from "./contact-form-life.ts";
import { fillForm, isEmpty, valuesIn } from "./form-values.ts";
import { type Draft, hasDrafts, readDraft, writeDraft } from "./draft.ts";
import type { ContactMessageType } from "./form-limits.ts";
import { waitingKeys } from "./outbox-flag.ts";
import type { FinishedEntry } from "./outbox-store.ts";
import { trapName } from "./trap-field.tsx";

/** Loaded when somebody starts writing, so that it is there even if the connection drops. */
const contactSending = () => import("./contact-sending.ts");

/**
 * What a contact form does with script (R-CON-12 to 15). A repeat of the same message carries the same key, so it is
 * never kept twice; what is written survives a reload; a message that cannot be sent now waits in the outbox.
 *
 * @param born the form's life as the server rendered it
 * @param show is called with each new life
 */
export function contactFormController(born: FormLife, show: (life: FormLife) => void) {
  let life = born;
  let form: HTMLFormElement;
  let type: ContactMessageType | undefined;
  let draft: Draft;

  /** @returns whether `event` changed anything */
  function happen(event: FormEvent): boolean {
    const next = nextLife(life, event);
    if (next === life) return false;
    life = next;
    show(life);
    return true;
  }

  /** A message was sent or refused, perhaps by another page. */
  async function finished({ detail }: CustomEvent<FinishedEntry>): Promise<void> {
    settle(detail.key, (await contactSending()).eventOf(detail));
  }

  /** Applies the outcome of message `key`; ignores messages of other forms. */
  function settle(key: string, event: FormEvent): void {
    const { attempt } = draft;
    if (key !== attempt?.key && key !== life.queued) return;
    if (event.event === "arrived" && key === attempt?.key) {
      delete draft.attempt;
      // Something else may have been written since.
      if (attempt.words === JSON.stringify(written())) fillForm(form);
      keep();
    }
    happen(event);
  }

  const written = () => valuesIn(new FormData(form));

  /** Saves what is written as this tab's draft. `open` reads what was written before it. */
  function keep(): void {
    if (!type) return;
    const begun = isEmpty(draft.values) ? Date.now() : draft.begun;
    draft = { ...draft, values: written(), begun };
    writeDraft(type, draft);
    happen({ event: "written", empty: isEmpty(draft.values) });
  }

  function restore(found: Draft): void {
    draft = found;
    fillForm(form, found.values);
    const queued = waitingKeys().find((key) => key === found.attempt?.key);
    happen({ event: "opened", queued });
    if (queued) void watch(queued);
  }

  async function watch(queued: string): Promise<void> {
    const code = await contactSending();
    if (life.step === "waiting") happen({ event: "opened", queued, notice: code.waitingNotice() });
    await code.watchOutbox();
    // Taken back in another tab, perhaps.
    if (life.step === "waiting" && !waitingKeys().includes(queued)) happen({ event: "opened" });
  }

  async function adopt(wanted: ContactMessageType): Promise<void> {
    const orphan = await (await contactSending()).adoptDraft(wanted);
    if (orphan && type === wanted && isEmpty(written())) restore(orphan);
  }

  /** Called with the form when it is first in the page, and whenever its type has changed (R-CON-15). */
  function open(element: HTMLFormElement, now: ContactMessageType): void {
    if (type === now) return;
    const before = type;
    const own = readDraft(now);
    form = element;
    type = now;
    if (before) {
      // Text follows the visitor to another form, unless that has a draft of its own.
      if (own) return restore(own);
      writeDraft(before);
      return keep();
    }
    const values = written();
    // Text from before the application ran may be as old as the page.
    draft = { values, begun: performance.timeOrigin };
    happen({ event: "written", empty: isEmpty(values) });
    if (life.notice) return;
    if (own) restore({ ...own, values: eachField(({ name }) => values[name] || own.values[name]) });
    else if (!isEmpty(values)) writeDraft(now, draft);
    else if (hasDrafts(now)) adopt(now).catch(() => {});
  }

  async function submit(): Promise<void> {
    const data = new FormData(form);
    const values = valuesIn(data);
    if (!type || !happen({ event: "submitted", empty: isEmpty(values) })) return;
    try {
      const code = await contactSending();
      const attempt = code.attemptFor(values, type, draft.attempt);
      draft = { ...draft, values, attempt };
      writeDraft(type, draft);
      const event = await code.sendOrKeep(draft, attempt, !!data.get(trapName), life.queued);
      if (event) settle(attempt.key, event);
      if (life.queued) void code.watchOutbox();
    } catch {
      const text = words.tryLater;
      notify({ title: words.failed, text, destructive: true });
      happen({ event: "failed", notice: { title: words.notSent, text, destructive: true } });
    }
  }

  /** Fetches the sending code ahead of time; if that fails, sending reports it. */
  function prepare(): void {
    contactSending().catch(() => {});
  }

  /** Forgets the draft and empties the form. */
  function clear(): void {
    if (!happen({ event: "cleared" })) return;
    fillForm(form);
    delete draft.attempt;
    keep();
  }

  async function stopWaiting(): Promise<void> {
    const { queued } = life;
    if (queued) happen(await (await contactSending()).stopWaiting(queued));
  }

  return { open, keep, submit, prepare, clear, stopWaiting, finished };
}
