import { createContext, use, useDeferredValue, useMemo, type ReactElement, type ReactNode } from "react";
import { indexMenu, type MenuIndex } from "#core/menu/menu-index.ts";
import type { Menu } from "#core/menu/menu.ts";
import type { PlaceOfOrder } from "./use-place-of-order.ts";

/** What every card of the menu needs to know. */
export interface MenuShelf {
  readonly place: PlaceOfOrder;
  readonly index: MenuIndex;
}

const MenuShelfContext = createContext<MenuShelf | null>(null);

interface MenuShelfProviderProps {
  readonly menu: Menu;
  readonly place: PlaceOfOrder;
  readonly children: ReactNode;
}

/** Gives the place of order and the menu's index, made once per menu, to the cards. */
export function MenuShelfProvider({ menu, place, children }: MenuShelfProviderProps): ReactElement {
  const { shop, location, method, now } = place;
  const index = useMemo(() => indexMenu(menu), [menu]);
  const shelf = useMemo(
    () => ({ place: { shop, location, method, now }, index }),
    [shop, location, method, now, index],
  );
  // The clock starts with the page: told at once, its first tick would take over every shelf in one go.
  const deferred = useDeferredValue(shelf);
  return <MenuShelfContext value={deferred}>{children}</MenuShelfContext>;
}

/** The place of order and the index of the menu that the caller stands in. */
export function useMenuShelf(): MenuShelf {
  const shelf = use(MenuShelfContext);
  if (shelf === null) throw new Error("useMenuShelf needs a MenuShelfProvider above it");
  return shelf;
}
