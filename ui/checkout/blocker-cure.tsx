import type { ReactElement } from "react";
import { blockerPlace } from "#core/checkout/blocker-place.ts";
import type { Blocker } from "#core/checkout/blocker.ts";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { HereLink } from "#ui/router/here-link.tsx";
import { jump } from "./place-bar.css.ts";

interface BlockerCureProps {
  readonly blocker: Blocker;
}

/** The way to where a blocker is mended: another page, or a part of this one. */
export function BlockerCure({ blocker }: BlockerCureProps): ReactElement {
  const { L } = useI18n();
  const place = blockerPlace(blocker.key);
  if (blocker.key === "cart.already_ordered")
    return (
      <HereLink to={`/orders/${blocker.orderId}`} className={jump}>
        {L.checkout.jump()}
      </HereLink>
    );
  if (place === "menu")
    return (
      <HereLink to="/menu" className={jump}>
        {L.cart.addMore()}
      </HereLink>
    );
  if (place === "cart" || place === "summary")
    return (
      <HereLink to="/cart" className={jump}>
        {L.menu.cartBar()}
      </HereLink>
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
      {L.checkout.jump()}
    </button>
  );
}
