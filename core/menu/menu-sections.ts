import type { LocationId } from "#core/kernel/id.ts";
import type { Product } from "./menu.ts";
import {
  menuSections,
  orderAgainProducts,
  popularProducts,
  type MenuExcerpt,
  type MenuSection,
} from "./sections.ts";

/** The menu as its page shows it: what this person had before, what many order, then category by category. */
export interface MenuSections {
  readonly orderAgain: readonly Product[];
  readonly popular: readonly Product[];
  readonly sections: readonly MenuSection[];
  /** Everything sold at the location, in the order of the page. */
  readonly products: readonly Product[];
}

/** Lays the menu of a location out; made once per menu and location. */
export function toMenuSections(menu: MenuExcerpt, locationId: LocationId): MenuSections {
  const sections = menu.sections ?? menuSections(menu, locationId);
  return {
    orderAgain: orderAgainProducts(menu, locationId),
    popular: popularProducts(menu, locationId),
    sections,
    products: sections.flatMap(({ products }) => products),
  };
}
