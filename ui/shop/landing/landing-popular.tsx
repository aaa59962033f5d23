import type { ReactElement } from "react";
import type { Menu } from "#core/menu/menu.ts";
import { popularProducts } from "#core/menu/sections.ts";
import { FlameIcon } from "#ui/design/icons/storefront.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { MenuRail } from "#ui/menu/section/menu-rail.tsx";
import { icon } from "#ui/menu/section/menu-rail.css.ts";
import { MenuCardProvider } from "#ui/menu/menu-card-context.tsx";
import type { PlaceOfOrder } from "../status/use-place-of-order.ts";

interface LandingPopularProps {
  readonly menu: Menu;
  readonly place: PlaceOfOrder;
}

/** What many order, ready to be added. */
export function LandingPopular({ menu, place }: LandingPopularProps): ReactElement | null {
  const { t } = useI18n();
  const products = popularProducts(menu, place.location.id);
  if (products.length === 0) return null;
  return (
    <MenuCardProvider menu={menu} place={place}>
      <MenuRail
        anchor="popular"
        title={t.shop.popular()}
        icon={<FlameIcon size={22} className={icon} />}
        products={products}
      />
    </MenuCardProvider>
  );
}
