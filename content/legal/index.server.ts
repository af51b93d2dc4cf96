import type { TextPage } from "../schema.ts";
import { cookies } from "./cookies.ts";
import { privacy } from "./privacy.ts";
import { terms } from "./terms.ts";

export const legalPages: readonly TextPage[] = [privacy, terms, cookies];
