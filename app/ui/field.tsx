import type { ComponentProps } from "react";

type Control = Pick<
  ComponentProps<"input">,
  "accept" | "autoComplete" | "className" | "defaultValue" | "maxLength" | "required" | "type" | "value"
>;

interface FieldProps extends Control {
  /** The form's short name; it keeps ids apart where a page has two forms. */
  form: string;
  label: string;
  name: string;
  /** Shown beside the label and to assistive technology; not `required`, so that our own notice can appear. */
  needed?: boolean | string;
  hint?: string;
  error?: string;
  onInput?: () => void;
}

/** The id a field's control has, for links of an error summary. */
export const fieldId = (form: string, name: string) => `${form}-${name}`;

/** A labelled field with its hint and error: an input, or with the type `textarea` that. */
export function Field({ form, label, name, needed, hint, error, className, ...rest }: FieldProps) {
  const { type = "text", accept, ...both } = rest;
  const id = fieldId(form, name);
  const [hintId, errorId] = [`${id}-hint`, `${id}-error`];
  const control = {
    id,
    name,
    "aria-describedby": [hint && hintId, error && errorId].filter(Boolean).join(" ") || undefined,
    "aria-invalid": error ? true : undefined,
    "aria-required": needed ? true : undefined,
    ...both,
  };
  return (
    <div className={className}>
      <label htmlFor={id} className="block font-650 mb-1.5">
        {label}
        {needed ? (
          <span aria-hidden="true"> *</span>
        ) : (
          <span className="font-400 text-mute">{` (optional)`}</span>
        )}
      </label>
      {hint && (
        <p id={hintId} className="type-small text-mute mb-1.5">
          {hint}
        </p>
      )}
      {error && (
        <p id={errorId} className="font-600 text-alert mb-1.5">
          {error}
        </p>
      )}
      {type === "textarea" ? (
        <textarea {...control} rows={6} className="field resize-y" />
      ) : (
        <input type={type} accept={accept} {...control} className="field" />
      )}
    </div>
  );
}
