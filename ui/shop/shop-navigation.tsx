import type { ReactElement } from "react";
import { useLocation } from "react-router";
import { selectShop } from "#core/shop/shop.selectors.ts";
import { useActors } from "#ui/app/app-context.tsx";
import { useSelected } from "#ui/app/use-selected.ts";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { ScopedLink } from "#ui/router/scoped-link.tsx";
import { useScopedPath } from "#ui/router/use-route-scope.ts";
import * as styles from "./shop-navigation.css.ts";

/** One page of the navigation. */
export interface NavigationEntry {
  readonly to: string;
  readonly label: string;
}

/** The shop's main pages that there are, in the order in which they are shown. */
export function useNavigationEntries(): readonly NavigationEntry[] {
  const { t } = useI18n();
  const actors = useActors();
  const shop = useSelected(actors.shop, selectShop);
  return [
    { to: "/menu", label: t.navigation.menu() },
    { to: "/orders", label: t.navigation.orders() },
    ...(shop?.features.points === false ? [] : [{ to: "/rewards", label: t.navigation.rewards() }]),
  ];
}

/** The links of the main pages in a row, where there is room; on a phone they are in the profile menu. */
export function ShopNavigation(): ReactElement {
  const { t } = useI18n();
  const { pathname } = useLocation();
  const here = useScopedPath();
  return (
    <nav className={styles.nav} aria-label={t.navigation.main()}>
      {useNavigationEntries().map(({ to, label }) => (
        <ScopedLink
          key={to}
          to={to}
          className={styles.link}
          aria-current={pathname === here(to) ? "page" : undefined}
        >
          {label}
        </ScopedLink>
      ))}
    </nav>
  );
}
