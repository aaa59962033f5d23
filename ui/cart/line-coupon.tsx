import { Button } from "#ui/design/button/button.tsx";
import type { ReactElement } from "react";
import type { CartRow } from "#core/cart/cart-rows.ts";
import { isolate } from "#core/kernel/isolate.ts";
import { useActors } from "#ui/app/app-context.tsx";
import { Badge } from "#ui/design/feedback/badge.tsx";
import { CloseIcon } from "#ui/design/icons/controls.tsx";
import { TicketIcon } from "#ui/design/icons/purchase.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import * as styles from "./cart-line.css.ts";

interface LineCouponProps {
  readonly row: CartRow;
  readonly name: string;
}

/** The discount of a line; a coupon can be removed, an automatic promotion cannot. */
export function LineCoupon({ row: { item, promotionName }, name }: LineCouponProps): ReactElement | null {
  const { t } = useI18n();
  const { cart } = useActors();
  if (promotionName === null) return null;
  return (
    <span className={styles.coupon}>
      <Badge tone="accent" icon={<TicketIcon size={14} />}>
        <bdi>{promotionName}</bdi>
      </Badge>
      {item.couponId !== null && (
        <Button
          bare
          className={styles.removeCoupon}
          aria-label={`${t.cart.couponRemove()}: ${isolate(name)}`}
          onPress={() => cart.send({ type: "cart.clearCoupon", itemIds: [item.id] })}
        >
          <CloseIcon size={16} />
        </Button>
      )}
    </span>
  );
}
