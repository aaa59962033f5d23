import {
  createContext,
  use,
  useDeferredValue,
  useId,
  useMemo,
  type ReactElement,
  type ReactNode,
} from "react";
import { indexMenu, type MenuIndex } from "#core/menu/menu-index.ts";
import type { Menu } from "#core/menu/menu.ts";
import type { PlaceOfOrder } from "#ui/shop/status/use-place-of-order.ts";

/** The context of every card of the menu. */
export interface MenuCardContext {
  readonly place: PlaceOfOrder;
  readonly index: MenuIndex;
  /** The id of the form that the buttons of all cards are of. */
  readonly formId: string;
}

const Context = createContext<MenuCardContext | null>(null);

interface MenuCardProviderProps {
  readonly menu: Menu;
  readonly place: PlaceOfOrder;
  readonly children: ReactNode;
}

/**
 * Gives the place of order, the menu's index, made once per menu, and a form to the cards. It is one form for all:
 * browsers look through each form of a page for fields to fill in, and draw what is far below for that.
 */
export function MenuCardProvider({ menu, place, children }: MenuCardProviderProps): ReactElement {
  const { shop, location, method, now } = place;
  const formId = useId();
  const index = useMemo(() => indexMenu(menu), [menu]);
  const cardContext = useMemo(
    () => ({ place: { shop, location, method, now }, index, formId }),
    [shop, location, method, now, index, formId],
  );
  // The clock starts with the page: without the delay its first tick would hydrate every section at once.
  const deferred = useDeferredValue(cardContext);
  return (
    <Context value={deferred}>
      <form id={formId} method="get" hidden />
      {children}
    </Context>
  );
}

/** The location and the menu index of the menu around the component. */
export function useMenuCard(): MenuCardContext {
  const cardContext = use(Context);
  if (cardContext === null) throw new Error("useMenuCard needs a MenuCardProvider above it");
  return cardContext;
}
