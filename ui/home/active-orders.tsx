import { useState, type ReactElement } from "react";
import { createOrderHistory } from "#core/app/screen/create-order-history.ts";
import type { ShopId } from "#core/kernel/id.ts";
import { orderToFollow } from "#core/order/history/followed-order.ts";
import type { Order } from "#core/order/order.ts";
import { selectAnswer, selectPollingError } from "#core/polling/polling.selectors.ts";
import { useScreenActor } from "#ui/app/use-screen-actor.ts";
import { useSelected } from "#ui/app/use-selected.ts";
import { Button } from "#ui/design/button/button.tsx";
import { buttonStyle } from "#ui/design/button/button.css.ts";
import { EmptyState } from "#ui/design/feedback/empty-state.tsx";
import { SkeletonList } from "#ui/design/feedback/skeleton-list.tsx";
import { OfflineIcon } from "#ui/design/icons/operations.tsx";
import { errorText } from "#ui/i18n/error-text.ts";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { OrderCard } from "#ui/order/history/order-card.tsx";
import { ScopedLink } from "#ui/router/scoped-link.tsx";
import { HomePanel } from "./home-panel.tsx";
import * as styles from "./home-screen.css.ts";
import { LiveOrder } from "./live-order.tsx";

interface ActiveOrdersProps {
  readonly shopId: ShopId;
}

/** The newest order under way, live and kept once it is over (ORDER-42), and the others; an invitation where there is none. */
export function ActiveOrders({ shopId }: ActiveOrdersProps): ReactElement {
  const i18n = useI18n();
  const { t } = i18n;
  const actor = useScreenActor((app) =>
    createOrderHistory(app, { shopId, state: "active", page: 1, search: "" }),
  );
  const answer = useSelected(actor, selectAnswer);
  const error = useSelected(actor, selectPollingError);
  const [followed, setFollowed] = useState<Order | null>(null);
  const shown = orderToFollow(followed, answer?.items ?? []);
  if (shown !== followed) setFollowed(shown);
  if (error !== null)
    return (
      <EmptyState
        icon={<OfflineIcon size={40} />}
        title={t.orders.listFailed()}
        action={<Button onPress={() => actor.send({ type: "polling.retry" })}>{t.common.retry()}</Button>}
      >
        {errorText(i18n, error.key)}
      </EmptyState>
    );
  if (answer === null) return <SkeletonList label={t.common.loading()} count={2} />;
  if (shown === null)
    return (
      <section className={styles.invitation} aria-labelledby="home-none">
        <div>
          <h2 id="home-none" className={styles.title}>
            {t.home.noneTitle()}
          </h2>
          <p>{t.home.noneText()}</p>
        </div>
        <ScopedLink to="/menu" className={buttonStyle({ color: "accent" })}>
          {t.shop.seeMenu()}
        </ScopedLink>
      </section>
    );
  const others = answer.items.filter(({ id }) => id !== shown.id);
  return (
    <>
      <LiveOrder key={shown.id} order={shown} />
      {others.length > 0 && (
        <HomePanel title={t.home.others()}>
          <ul className={styles.list}>
            {others.map((order) => (
              <OrderCard key={order.id} order={order} />
            ))}
          </ul>
        </HomePanel>
      )}
    </>
  );
}
