import type { ReactElement } from "react";
import { checkoutSectionOf } from "#core/checkout/checkout-section-of.ts";
import type { Blocker } from "#core/checkout/blocker.ts";
import { Button } from "#ui/design/button/button.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { ScopedLink } from "#ui/router/scoped-link.tsx";
import { jump } from "./place-bar.css.ts";
import { useSectionFocus } from "./section-focus.tsx";

interface BlockerFixProps {
  readonly blocker: Blocker;
}

/** A link to where a blocker can be fixed: another page, or a section of this one. */
export function BlockerFix({ blocker }: BlockerFixProps): ReactElement {
  const { t } = useI18n();
  const { keep, show } = useSectionFocus();
  const section = checkoutSectionOf(blocker.key);
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
