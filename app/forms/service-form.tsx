import type { ReactNode } from "react";
import type { FieldErrors } from "./form-limits.ts";
import { TrapField } from "./trap-field.tsx";

export interface ServiceFormProps {
  action: string;
  siteUrl: string;
  values?: Record<string, string>;
  errors?: FieldErrors;
}

interface FormProps {
  action: string;
  "aria-label"?: string;
  "aria-labelledby"?: string;
  /** What form services are told in hidden fields, by their names for it (R-NET-04, R-NET-06). */
  told: Readonly<Record<string, string>>;
  children: ReactNode;
}

/** A native multipart post to the form service, with or without script. */
export function ServiceForm({ told, children, ...form }: FormProps) {
  return (
    <form method="post" encType="multipart/form-data" className="relative" {...form}>
      {Object.entries(told).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <TrapField />
      {children}
    </form>
  );
}
