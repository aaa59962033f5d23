import type { LocationId } from "#core/kernel/id.ts";
import { escapeHtml } from "#core/kernel/escape-html.ts";
import { groupsOf, indexMenu } from "#core/menu/menu-index.ts";
import type { Menu, Product } from "#core/menu/menu.ts";
import { menuSections, type MenuExcerpt } from "#core/menu/sections.ts";
import { startingPrice } from "#core/menu/starting-price.ts";
import { basePath, type RouteScope, scopedPath } from "#core/routing/paths.ts";
import type { I18n } from "#ui/i18n/i18n.ts";
import { productPath } from "../product/product-path.ts";
import { links, run } from "./card-list.css.ts";
import { rowsOf, runsOf } from "./rows.ts";

const EMPTY_START = `<div class="${links}">`;
const EMPTY_LINKS = `${EMPTY_START}</div>`;

// Each page of a menu is drawn again every half a minute, and these links are a third of that: they change with the menu
// alone, the rest of a page with the time too.
const made = new WeakMap<Menu, Map<string, readonly string[]>>();

/**
 * Writes the products that the beginning of a menu leaves out into its page: name, price and a link each, into the empty
 * room of their section.
 */
export function withOmittedLinks(
  body: string,
  i18n: I18n,
  menu: Menu,
  beginning: MenuExcerpt,
  locationId: LocationId,
  scope: RouteScope,
): string {
  const known = made.get(menu) ?? new Map<string, readonly string[]>();
  made.set(menu, known);
  const drawn = (beginning.sections ?? []).map(({ products, omitted = 0 }) => [products.length, omitted]);
  const key = JSON.stringify([i18n.locale, locationId, basePath(scope), drawn]);
  const rooms = known.get(key) ?? omittedLinks(i18n, menu, beginning, locationId, scope);
  known.set(key, rooms);
  const left = rooms.values();
  return body.replaceAll(EMPTY_LINKS, () => `${EMPTY_START}${left.next().value ?? ""}</div>`);
}

/** The links of each section that leaves products out. */
function omittedLinks(
  { t, format }: I18n,
  menu: Menu,
  { sections = [] }: MenuExcerpt,
  locationId: LocationId,
  scope: RouteScope,
): readonly string[] {
  const index = indexMenu(menu);
  const whole = menuSections(menu, locationId);
  const lists = sections.flatMap(({ products, omitted = 0 }, at) =>
    omitted === 0 ? [] : [whole[at]?.products.slice(products.length) ?? []],
  );
  const linkOf = (product: Product): string => {
    const start = startingPrice(product, groupsOf(index, product), locationId);
    const amount = start === null ? "" : format.money(start.price);
    const price = start?.isFrom === true ? t.menu.from({ amount }) : amount;
    const href = escapeHtml(scopedPath(scope, productPath(product)));
    return `<li><a href="${href}"><bdi>${escapeHtml(product.name)}</bdi></a><span>${escapeHtml(price)}</span></li>`;
  };
  const listOf = (products: readonly Product[]): string => {
    const rows = Object.entries(rowsOf(products.length)).map(([name, count]) => `${name}:${count}`);
    return `<ul class="${run}" style="${rows.join(";")}">${products.map(linkOf).join("")}</ul>`;
  };
  return lists.map((products) => runsOf(products).map(listOf).join(""));
}
