import type { ReactElement } from "react";
import { selectMenu } from "#core/menu/menu.selectors.ts";
import { orderAgainProducts, popularProducts } from "#core/menu/sections.ts";
import { useActors } from "#ui/app/app-context.tsx";
import { useSelected } from "#ui/app/use-selected.ts";
import { FlameIcon, HeartIcon } from "#ui/design/icons/storefront.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { MenuCardProvider } from "#ui/menu/menu-card-context.tsx";
import { MenuRail } from "#ui/menu/section/menu-rail.tsx";
import { icon } from "#ui/menu/section/menu-rail.css.ts";
import type { PlaceOfOrder } from "#ui/shop/status/use-place-of-order.ts";

interface HomeAgainProps {
  readonly place: PlaceOfOrder;
}

/** The products of earlier orders, ready to be added; before the first order what many others have. */
export function HomeAgain({ place }: HomeAgainProps): ReactElement | null {
  const { t } = useI18n();
  const menu = useSelected(useActors().menu, selectMenu);
  if (menu === null) return null;
  const own = orderAgainProducts(menu, place.location.id);
  const hasOwn = own.length > 0;
  const products = hasOwn ? own : popularProducts(menu, place.location.id);
  if (products.length === 0) return null;
  const Icon = hasOwn ? HeartIcon : FlameIcon;
  return (
    <MenuCardProvider menu={menu} place={place}>
      <MenuRail
        anchor="favorites"
        title={hasOwn ? t.home.favorites() : t.shop.popular()}
        icon={<Icon size={22} className={icon} />}
        products={products}
      />
    </MenuCardProvider>
  );
}
