import type { ReactElement } from "react";
import { selectShop } from "#core/shop/shop.selectors.ts";
import { useActors } from "#ui/app/app-context.tsx";
import { useSelected } from "#ui/app/use-selected.ts";
import { FulfillmentButton } from "#ui/fulfillment/fulfillment-button.tsx";
import { ScopedLink } from "#ui/router/scoped-link.tsx";
import { ProfileMenu } from "./profile-menu.tsx";
import * as styles from "./shop-header.css.ts";
import { ShopNavigation } from "./shop-navigation.tsx";

/** The head of every shop page: whose it is, how and where to, and the account; it stays in reach. */
export function ShopHeader(): ReactElement {
  const actors = useActors();
  const shop = useSelected(actors.shop, selectShop);
  return (
    <header className={styles.bar}>
      <div className={styles.row}>
        <ScopedLink to="/" className={styles.brand}>
          <span className={styles.mark} aria-hidden="true">
            {shop?.name.slice(0, 1)}
          </span>
          <bdi className={styles.name}>{shop?.name}</bdi>
        </ScopedLink>
        <div className={styles.place}>
          <FulfillmentButton />
        </div>
        <ShopNavigation />
        <ProfileMenu />
      </div>
    </header>
  );
}
