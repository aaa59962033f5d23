import type { ReactElement } from "react";
import { checkoutSectionOf } from "#core/checkout/checkout-section-of.ts";
import type { Blocker } from "#core/checkout/blocker.ts";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { ScopedLink } from "#ui/router/scoped-link.tsx";
import { jump } from "./place-bar.css.ts";

interface BlockerFixProps {
  readonly blocker: Blocker;
}

/** The way to where a blocker is mended: another page, or a part of this one. */
export function BlockerFix({ blocker }: BlockerFixProps): ReactElement {
  const { t } = useI18n();
  const place = checkoutSectionOf(blocker.key);
  if (blocker.key === "cart.already_ordered")
    return (
      <ScopedLink to={`/orders/${blocker.orderId}`} className={jump}>
        {t.checkout.jump()}
      </ScopedLink>
    );
  if (place === "menu")
    return (
      <ScopedLink to="/menu" className={jump}>
        {t.cart.addMore()}
      </ScopedLink>
    );
  if (place === "cart" || place === "summary")
    return (
      <ScopedLink to="/cart" className={jump}>
        {t.menu.cartBar()}
      </ScopedLink>
    );
  return (
    <button
      type="button"
      className={jump}
      onClick={({ currentTarget }) => {
        const part = currentTarget
          .closest("[role=dialog]")
          ?.querySelector<HTMLElement>(`[data-checkout-places~="${place}"]`);
        part?.scrollIntoView({ block: "start" });
        part?.focus({ preventScroll: true });
      }}
    >
      {t.checkout.jump()}
    </button>
  );
}
