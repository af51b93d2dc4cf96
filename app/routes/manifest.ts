import { agency } from "#content/generated/agency.ts";
import { home } from "#content/generated/home.ts";
import { schemes } from "#content/palette.ts";

/** The web app manifest (W3C), for phones that keep the site as an app. */
export function loader() {
  return Response.json(
    {
      name: agency.name,
      short_name: agency.name.split(" ")[0],
      description: home.head.description,
      start_url: "/",
      display: "minimal-ui",
      background_color: schemes.light.ground,
      theme_color: schemes.dark.ground,
      icons: [192, 512].map((size) => ({
        src: `/icon-${size}.png`,
        sizes: `${size}x${size}`,
        type: "image/png",
      })),
    },
    { headers: { "content-type": "application/manifest+json", "cache-control": "public, max-age=3600" } },
  );
}
