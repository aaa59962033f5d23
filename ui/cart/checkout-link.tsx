import type { ReactElement } from "react";
import { selectCartTotal } from "#core/cart/cart.selectors.ts";
import { useActors } from "#ui/app/app-context.tsx";
import { useSelected } from "#ui/app/use-selected.ts";
import { buttonStyle } from "#ui/design/button/button.css.ts";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { ScopedLink } from "#ui/router/scoped-link.tsx";

interface CheckoutLinkProps {
  readonly to: "/cart" | "/checkout";
  readonly onFollow?: () => void;
}

/** The link from the cart to checkout, with the total. */
export function CheckoutLink({ to, onFollow }: CheckoutLinkProps): ReactElement {
  const { t, format } = useI18n();
  const { cart } = useActors();
  const total = useSelected(cart, selectCartTotal);
  return (
    <ScopedLink to={to} className={buttonStyle({ color: "accent", fullWidth: true })} onClick={onFollow}>
      {total === null ? t.cart.checkoutShort() : t.cart.checkout({ amount: format.money(total) })}
    </ScopedLink>
  );
}
