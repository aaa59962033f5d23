import type { ReactElement } from "react";
import { selectMenuOrExcerpt } from "#core/menu/menu.selectors.ts";
import { useActors } from "#ui/app/app-context.tsx";
import { useSelected } from "#ui/app/use-selected.ts";
import { page } from "#ui/design/layout/layout.css.ts";
import { MenuSkeleton } from "#ui/menu/menu-skeleton.tsx";
import { usePlaceOfOrder } from "../status/use-place-of-order.ts";
import { LandingHero } from "./landing-hero.tsx";
import { LandingLocations } from "./landing-locations.tsx";
import { LandingPopular } from "./landing-popular.tsx";
import { LandingPromotions } from "./landing-promotions.tsx";
import * as styles from "./shop-landing.css.ts";

/** A shop's landing page: status, ordering, popular products, promotions, locations, points. */
export default function ShopLanding(): ReactElement {
  const actors = useActors();
  const menu = useSelected(actors.menu, selectMenuOrExcerpt);
  const place = usePlaceOfOrder();
  if (place === null) return <MenuSkeleton />;
  return (
    <main id="content" tabIndex={-1} className={styles.main}>
      <LandingHero place={place} menu={menu} />
      <div className={`${page()} ${styles.parts}`}>
        {menu !== null && <LandingPopular menu={menu} place={place} />}
        <LandingPromotions shop={place.shop} />
        <LandingLocations place={place} />
      </div>
    </main>
  );
}
