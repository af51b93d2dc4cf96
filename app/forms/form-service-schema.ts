import * as v from "valibot";
import { emailSchema, nameSchema } from "./contact-schema.ts";

export const cvMaxBytes = 5 * 1024 * 1024;

/** Text fields of a job application; the CV is checked as a file. */
export const applicationSchema = v.object({
  name: v.optional(nameSchema, ""),
  email: v.optional(emailSchema, ""),
});

export const newsletterSchema = v.object({ email: v.optional(emailSchema, "") });
