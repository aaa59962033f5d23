import { memo, Suspense, useDeferredValue, type MouseEvent, type ReactElement } from "react";
import { late } from "#ui/errors/late.tsx";
import { useLocation } from "react-router";
import { selectUser } from "#core/account/auth/auth.selectors.ts";
import { selectCartCount, selectCartTotal } from "#core/cart/cart.selectors.ts";
import type { Money } from "#core/money/money.ts";
import { useActors } from "#ui/app/app-context.tsx";
import { useSelected } from "#ui/app/use-selected.ts";
import { useStandsAtBottom } from "#ui/design/layout/screen-bottom.ts";
import { BagIcon } from "#ui/design/icons/storefront.tsx";
import { VisuallyHidden } from "#ui/design/visually-hidden.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { BENEATH_IS_MENU } from "#ui/menu/product/product-path.ts";
import { useModal } from "#ui/modal/use-modal.ts";
import { ScopedLink } from "#ui/router/scoped-link.tsx";
import { useScopedPath } from "#ui/router/use-route-scope.ts";
import * as styles from "./cart-bar.css.ts";
import { CART_PANEL } from "./cart-modal.ts";

const CartPanel = late(async () => (await import("./cart-panel.tsx")).CartPanel);

/**
 * The floating bar with quantity and total while the cart has lines. It follows what was tapped a frame later, so that
 * the button under the finger answers first.
 */
export function CartBar(): ReactElement {
  const { cart } = useActors();
  const count = useDeferredValue(useSelected(cart, selectCartCount));
  const total = useDeferredValue(useSelected(cart, selectCartTotal));
  return <Bar count={count} total={total} />;
}

interface BarProps {
  /** How many pieces the cart holds. */
  readonly count: number;
  readonly total: Money | null;
}

/** What the bar shows; it opens a panel for a guest (GUARD-16). */
const Bar = memo(function Bar({ count, total }: BarProps): ReactElement {
  const { t, format } = useI18n();
  const { auth } = useActors();
  useStandsAtBottom(count > 0 ? "bar" : null);
  const isGuest = useSelected(auth, selectUser) === null;
  const panel = useModal(CART_PANEL);
  const here = useScopedPath();
  const { pathname } = useLocation();
  const amount = total === null ? "" : format.money(total);
  const isMenu = pathname === here("/menu");

  function openPanel(event: MouseEvent): void {
    if (!isGuest) return;
    event.preventDefault();
    panel.open();
  }

  const items = t.common.productsCount({ n: count });

  return (
    <>
      <VisuallyHidden>
        <span role="status">{count > 0 ? t.menu.cartLabel({ items, amount }) : ""}</span>
      </VisuallyHidden>
      {count > 0 && (
        <aside className={styles.place} aria-label={t.menu.cart()}>
          <ScopedLink
            to="/cart"
            state={isMenu ? BENEATH_IS_MENU : null}
            className={styles.bar}
            onClick={openPanel}
          >
            <span className={styles.count}>
              <BagIcon size={18} />
              <span aria-hidden="true">{format.count(count)}</span>
              <VisuallyHidden>{items}</VisuallyHidden>
            </span>
            <span className={styles.words}>{t.menu.cartBar()}</span>
            <span className={styles.amount}>{amount}</span>
          </ScopedLink>
        </aside>
      )}
      {panel.isKept && (
        <Suspense>
          <CartPanel panel={panel} />
        </Suspense>
      )}
    </>
  );
});
