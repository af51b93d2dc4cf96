import type { ComponentProps, ReactNode } from "react";
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

export function InputField({ type = "text", ...props }: InputProps) {
  const { around, control } = fieldParts(props);
  return around(<input type={type} {...control} className="field" />);
}

export function TextAreaField(props: TextAreaProps) {
  const { around, control } = fieldParts(props);
  return around(<textarea {...control} className="field resize-y" />);
}

/** The id a field's control has, for links of an error summary. */
export const fieldId = (form: string, name: string) => `${form}-${name}`;

/** What a field has around its control, and the attributes of the control. */
function fieldParts<Rest>({ form, label, name, needed, hint, error, className, ...rest }: FieldProps & Rest) {
  const id = fieldId(form, name);
  const [hintId, errorId] = [`${id}-hint`, `${id}-error`];
  const around = (box: ReactNode) => (
    <div className={className ?? ""}>
      <label htmlFor={id} className="block font-650 mb-1.5">
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
      {box}
    </div>
  );
  return {
    around,
    control: {
      id,
      name,
      "aria-describedby": [hint && hintId, error && errorId].filter(Boolean).join(" ") || undefined,
      "aria-invalid": error ? true : undefined,
      "aria-required": needed || undefined,
      ...rest,
    },
  };
}
