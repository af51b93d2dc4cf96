/** Tags that change nothing: they tell the formatter, and the reader, what a template is written in. */
export const html = String.raw;
export const css = String.raw;
