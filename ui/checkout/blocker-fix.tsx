import type { ReactElement } from "react";
import { checkoutSectionOf } from "#core/checkout/checkout-section-of.ts";
import type { Blocker } from "#core/checkout/blocker.ts";
import { selectLocation } from "#core/fulfillment/fulfillment.selectors.ts";
import { useActors } from "#ui/app/app-context.tsx";
import { useSelected } from "#ui/app/use-selected.ts";
import { Button } from "#ui/design/button/button.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { ScopedLink } from "#ui/router/scoped-link.tsx";
import { jump } from "./place-bar.css.ts";
import { useSectionFocus } from "./section-focus.tsx";

interface BlockerFixProps {
  readonly blocker: Blocker;
}

/** A link to where a blocker can be fixed: another page, a section of this one, or the restaurant's phone. */
export function BlockerFix({ blocker }: BlockerFixProps): ReactElement {
  const { t, format } = useI18n();
  const { fulfillment } = useActors();
  const location = useSelected(fulfillment, selectLocation);
  const { keep, show } = useSectionFocus();
  const section = checkoutSectionOf(blocker.key);
  if (blocker.key === "customer.blocked" && location !== null && location.phone !== "")
    return (
      <a ref={keep([section])} href={`tel:${location.phone}`} className={jump}>
        {t.orders.callRestaurant()} · {format.phone(location.phone)}
      </a>
    );
  if (blocker.key === "cart.already_ordered")
    return (
      <ScopedLink ref={keep([section])} to={`/orders/${blocker.orderId}`} className={jump}>
        {t.checkout.jump()}
      </ScopedLink>
    );
  if (section === "menu")
    return (
      <ScopedLink ref={keep([section])} to="/menu" className={jump}>
        {t.cart.addMore()}
      </ScopedLink>
    );
  if (section === "cart" || section === "summary")
    return (
      <ScopedLink ref={keep([section])} to="/cart" className={jump}>
        {t.menu.cartBar()}
      </ScopedLink>
    );
  return (
    <Button look="text" onPress={() => show(section)}>
      {t.checkout.jump()}
    </Button>
  );
}
