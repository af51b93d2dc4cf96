import type { Fields } from "./yaml.ts";

/** The menus of `content/navigation.yaml` with the entries that follow from records (`itemsFrom`) in them. */
export function menusOf(navigation: Fields, records: ReadonlyMap<string, Fields[]>): Fields {
  const filled = (menu: Fields): Fields => {
    const { itemsFrom, ...item } = menu;
    if (typeof itemsFrom !== "string") return menu;
    const items = (records.get(itemsFrom) ?? []).map(({ slug, menu: short, name, client }) => ({
      title: short ?? name ?? client,
      href: `/${itemsFrom}/${String(slug)}`,
    }));
    return { ...item, items };
  };
  return Object.fromEntries(
    Object.entries(navigation).map(([name, menus]) => [name, (menus as Fields[]).map(filled)]),
  );
}
