/**
 * Where a preview called `name` answers, or the preview's own address without a name.
 *
 * @param siteUrl `SITE_URL` of the preview environment in `wrangler.toml`
 */
export function previewAddress(siteUrl: string, name?: string): string {
  return name ? siteUrl.replace("://", `://${name}-`) : siteUrl;
}
