import type { ComponentProps } from "react";
import * as words from "#content/generated/words/blocks.ts";

interface FieldProps {
  /** The form's short name; it keeps ids apart where a page has two forms. */
  form: string;
  label: string;
  name: string;
  /** Shown beside the label and told to assistive technology; no `required`, so our own notice can appear (C-25). */
  needed?: boolean;
  hint?: string;
  error?: string;
  className?: string;
}

type InputProps = FieldProps & Omit<ComponentProps<"input">, keyof FieldProps>;
type TextAreaProps = FieldProps & Omit<ComponentProps<"textarea">, keyof FieldProps>;

export function InputField({
  form,
  label,
  name,
  needed,
  hint,
  error,
  className = "",
  type = "text",
  ...input
}: InputProps) {
  const field = describe(fieldId(form, name), name, hint, error, needed);
  return (
    <div className={className}>
      <FieldLabel {...field} label={label} needed={needed} hint={hint} error={error} />
      <input type={type} {...field.control} {...input} className="field" />
    </div>
  );
}

export function TextAreaField({
  form,
  label,
  name,
  needed,
  hint,
  error,
  className = "",
  ...area
}: TextAreaProps) {
  const field = describe(fieldId(form, name), name, hint, error, needed);
  return (
    <div className={className}>
      <FieldLabel {...field} label={label} needed={needed} hint={hint} error={error} />
      <textarea {...field.control} {...area} className="field resize-y" />
    </div>
  );
}

/** The id a field's control has, for links of an error summary. */
export const fieldId = (form: string, name: string) => `${form}-${name}`;

function describe(id: string, name: string, hint?: string, error?: string, needed?: boolean) {
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const describedBy = [hint && hintId, error && errorId].filter(Boolean).join(" ") || undefined;
  return {
    hintId,
    errorId,
    control: {
      id,
      name,
      "aria-describedby": describedBy,
      "aria-invalid": error ? true : undefined,
      "aria-required": needed || undefined,
    },
  };
}

interface FieldLabelProps extends Pick<FieldProps, "label" | "needed" | "hint" | "error"> {
  control: { id: string };
  hintId: string;
  errorId: string;
}

function FieldLabel({ control, label, needed, hint, error, hintId, errorId }: FieldLabelProps) {
  return (
    <>
      <label htmlFor={control.id} className="block font-650 mb-1.5">
        {label}
        {needed ? (
          <span aria-hidden="true"> *</span>
        ) : (
          <span className="font-400 text-mute">{` ${words.optional}`}</span>
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
    </>
  );
}
