/** Between a page's title and the shop's name. */
export const TITLE_SEPARATOR = " – ";

/** "page – shop", or only the one that there is (ROUTE-8). */
export function pageTitle(page: string | null, shop: string | null): string {
  return [page, shop].filter((part) => part !== null && part !== "").join(TITLE_SEPARATOR);
}

/** The canonical address of a path: the origin that the shop is published under and the path without search, hash and end slash (ROUTE-8). */
export function canonicalUrl(origin: string, path: string): string {
  const clean = path.replace(/[?#].*$/, "").replace(/\/+$/, "");
  return `${origin.replace(/\/+$/, "")}${clean === "" ? "/" : clean}`;
}
