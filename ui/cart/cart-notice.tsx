import type { ReactElement } from "react";
import type { CartRow, CartSums } from "#core/cart/cart-rows.ts";
import { selectZone } from "#core/fulfillment/fulfillment.selectors.ts";
import { fulfillmentTerms, missingForMinimum } from "#core/fulfillment/terms.ts";
import { missingForFreeDelivery } from "#core/fulfillment/zone-fee.ts";
import { useActors } from "#ui/app/app-context.tsx";
import { useSelected } from "#ui/app/use-selected.ts";
import { Banner } from "#ui/design/feedback/banner.tsx";
import { Button } from "#ui/design/button/button.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { usePlaceOfOrder } from "#ui/shop/status/use-place-of-order.ts";

interface CartNoticeProps {
  readonly rows: readonly CartRow[];
  readonly sums: CartSums | null;
}

/** Notices before checkout: changed prices, and the amounts missing for the minimum order and for free delivery. */
export function CartNotice({ rows, sums }: CartNoticeProps): ReactElement {
  const { t, format } = useI18n();
  const { cart, fulfillment } = useActors();
  const zone = useSelected(fulfillment, selectZone);
  const place = usePlaceOfOrder();
  const repriced = rows.filter(({ isRepriced }) => isRepriced).length;
  const minimum =
    place === null
      ? null
      : fulfillmentTerms(place.shop, place.location, place.method, zone, place.now).minimum;
  const missing = sums === null ? null : missingForMinimum(minimum, sums.subtotal);
  const missingForFree =
    missing !== null || sums === null || zone === null || place?.method !== "delivery"
      ? null
      : missingForFreeDelivery(zone, sums.subtotal);
  return (
    <>
      {repriced > 0 && (
        <Banner
          tone="warn"
          role="status"
          title={t.cart.lines_repriced({ count: repriced })}
          action={
            <Button size="sm" look="outline" onPress={() => cart.send({ type: "cart.acknowledge" })}>
              {t.cart.understood()}
            </Button>
          }
        />
      )}
      {missing !== null && (
        <Banner tone="info" title={t.cart.missingForMinimum({ amount: format.money(missing) })} />
      )}
      {missingForFree !== null && (
        <Banner tone="info" title={t.cart.missingForFree({ amount: format.money(missingForFree) })} />
      )}
    </>
  );
}
