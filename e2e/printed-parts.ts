/** What `printedParts` finds on every page: black on white, under its headline, without bands, maps, controls or gaps. */
export const onPaper = {
  colours: ["rgb(0, 0, 0)"],
  grounds: ["rgba(0, 0, 0, 0) none"],
  headlines: 1,
  maps: 0,
  controls: [],
  gaps: [],
};

/** The colours and parts of the page as it is laid out now. In the browser. */
export function printedParts() {
  const shown = [...document.querySelectorAll("body *")].filter(
    (element) => element.checkVisibility() && !element.closest("svg"),
  );
  const withText = shown.filter((element) =>
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()),
  );
  return {
    colours: [...new Set(withText.map((element) => getComputedStyle(element).color))],
    grounds: [
      ...new Set(
        shown
          .filter((element) => !/i-(?:lucide|simple)/.test(element.className))
          .map((element) => {
            const { backgroundColor, backgroundImage } = getComputedStyle(element);
            return `${backgroundColor} ${backgroundImage}`;
          }),
      ),
    ],
    headlines: shown.filter((element) => element.matches("h1")).length,
    maps: shown.filter((element) => /\/images\/art\//.test(element.getAttribute("src") ?? "")).length,
    controls: shown
      .filter((element) =>
        element.matches(
          "button, .btn, .btn-quiet, body > header, nav, iframe, [role='dialog'], [aria-label='Chat']",
        ),
      )
      .map((element) => element.outerHTML.slice(0, 80)),
    // Frames of pictures that do not fill them.
    gaps: shown.flatMap((element) => {
      const frame = element.matches("img") && element.parentElement?.closest('[class*="aspect-"]');
      return frame && frame.clientHeight > element.clientHeight + 1 ? [frame.outerHTML.slice(0, 80)] : [];
    }),
  };
}
