import type { ReactElement } from "react";
import { isolate } from "#core/kernel/isolate.ts";
import type { Order } from "#core/order/order.ts";
import { Button } from "#ui/design/button/button.tsx";
import { textLink } from "#ui/design/layout/layout.css.ts";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { ScopedLink } from "#ui/router/scoped-link.tsx";
import { useShopTime } from "#ui/shop/status/use-shop-time.ts";
import * as styles from "./home-screen.css.ts";

interface AgainOrderProps {
  readonly order: Order;
  /** Whether it is being put into a cart. */
  readonly isWanted: boolean;
  readonly onAgain: () => void;
}

/** An order that is over, with the button that orders the same again. */
export function AgainOrder({ order, isWanted, onAgain }: AgainOrderProps): ReactElement {
  const { t, format } = useI18n();
  const { now, zone } = useShopTime();
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <p className={styles.items}>
          {order.lines.map(({ qty, name }) => `${format.count(qty)}× ${isolate(name)}`).join(", ")}
        </p>
        <p className={styles.quiet}>
          <ScopedLink to={`/orders/${order.id}`} className={textLink}>
            {t.orders.order({ number: order.number })}
          </ScopedLink>
          {` · ${format.relative(order.placedAt, now, zone)} · ${format.money(order.total)}`}
        </p>
      </div>
      <Button
        size="md"
        look="soft"
        loading={isWanted}
        onPress={onAgain}
        aria-label={t.home.againOrder({ number: order.number })}
      >
        {t.home.again()}
      </Button>
    </li>
  );
}
