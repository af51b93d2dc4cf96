import type { Editor } from "./editor.ts";
import type { Site } from "./site.ts";

/** A recipe of the guides as somebody follows it who has nothing but its words. */
export interface Recipe {
  name: string;
  /** Where it is written: the guide, and the first cell of its row. */
  written: [guide: "ARCHITECTURE.md" | "README.md", row: string];
  follow(editor: Editor): void;
  /** What came of it where it counts, in a few words. Throws when it did not arrive. */
  seen(site: Site): Promise<string>;
}
