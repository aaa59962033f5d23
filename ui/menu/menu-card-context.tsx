import { createContext, use, useDeferredValue, useMemo, type ReactElement, type ReactNode } from "react";
import { required } from "#core/kernel/required.ts";
import { indexMenu, type MenuIndex } from "#core/menu/menu-index.ts";
import type { Menu } from "#core/menu/menu.ts";
import type { PlaceOfOrder } from "#ui/shop/status/use-place-of-order.ts";

/** The context of every card of the menu. */
export interface MenuCardContext {
  readonly place: PlaceOfOrder;
  readonly index: MenuIndex;
}

const Context = createContext<MenuCardContext | null>(null);

interface MenuCardProviderProps {
  readonly menu: Menu;
  readonly place: PlaceOfOrder;
  readonly children: ReactNode;
}

/** Gives the place of order and the menu's index, made once per menu, to the cards. */
export function MenuCardProvider({ menu, place, children }: MenuCardProviderProps): ReactElement {
  const { shop, location, method, now } = place;
  const index = useMemo(() => indexMenu(menu), [menu]);
  const cardContext = useMemo(
    () => ({ place: { shop, location, method, now }, index }),
    [shop, location, method, now, index],
  );
  // The clock starts with the page: without the delay its first tick would hydrate every section at once.
  const deferred = useDeferredValue(cardContext);
  return <Context value={deferred}>{children}</Context>;
}

/** The location and the menu index of the menu around the component. */
export function useMenuCard(): MenuCardContext {
  return required(use(Context), "MenuCardProvider");
}
