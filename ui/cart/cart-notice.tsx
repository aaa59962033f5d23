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

interface RepricedNoticeProps {
  readonly rows: readonly CartRow[];
}

/** Says that prices have changed, until the person has seen it. */
export function RepricedNotice({ rows }: RepricedNoticeProps): ReactElement | null {
  const { t } = useI18n();
  const { cart } = useActors();
  const repriced = rows.filter(({ isRepriced }) => isRepriced).length;
  if (repriced === 0) return null;
  return (
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
  );
}

interface MissingNoticeProps {
  readonly sums: CartSums;
}

/** The amount missing for the minimum order, else for free delivery; it stands last, as the zone is known later than the cart. */
export function MissingNotice({ sums: { subtotal } }: MissingNoticeProps): ReactElement | null {
  const { t, format } = useI18n();
  const { fulfillment } = useActors();
  const zone = useSelected(fulfillment, selectZone);
  const place = usePlaceOfOrder();
  if (place === null) return null;
  const { shop, location, method, now } = place;
  const { minimum } = fulfillmentTerms(shop, location, method, zone, now);
  const missing = missingForMinimum(minimum, subtotal);
  if (missing !== null)
    return <Banner tone="info" title={t.cart.missingForMinimum({ amount: format.money(missing) })} />;
  const missingForFree =
    zone === null || method !== "delivery" ? null : missingForFreeDelivery(zone, subtotal);
  return (
    missingForFree && (
      <Banner tone="info" title={t.cart.missingForFree({ amount: format.money(missingForFree) })} />
    )
  );
}
