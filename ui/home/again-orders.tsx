import type { ReactElement } from "react";
import { createOrderAgain } from "#core/app/screen/customer/create-order-again.ts";
import { createOrderHistory } from "#core/app/screen/create-order-history.ts";
import { selectWantedAgain } from "#core/order/history/order-again.machine.ts";
import { historyPath } from "#core/order/history/order-history-path.ts";
import { selectAnswer, selectPollingError } from "#core/polling/polling.selectors.ts";
import { useScreenActor } from "#ui/app/use-screen-actor.ts";
import { useSelected } from "#ui/app/use-selected.ts";
import { Button } from "#ui/design/button/button.tsx";
import { Banner } from "#ui/design/feedback/banner.tsx";
import { SkeletonList } from "#ui/design/feedback/skeleton-list.tsx";
import { textLink } from "#ui/design/layout/layout.css.ts";
import { OfflineIcon } from "#ui/design/icons/operations.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { ScopedLink } from "#ui/router/scoped-link.tsx";
import type { PlaceOfOrder } from "#ui/shop/status/use-place-of-order.ts";
import { AgainOrder } from "./again-order.tsx";
import { HomePanel } from "./home-panel.tsx";
import * as styles from "./home-screen.css.ts";

interface AgainOrdersProps {
  readonly place: PlaceOfOrder;
}

// More are on the list of orders.
const SHOWN = 3;

/** The latest orders that are over, each to be ordered again at one press; nothing before the first. */
export function AgainOrders({ place }: AgainOrdersProps): ReactElement | null {
  const { t } = useI18n();
  const { shop, location } = place;
  const history = useScreenActor((app) =>
    createOrderHistory(app, { shopId: shop.id, state: "past", page: 1, search: "" }),
  );
  const again = useScreenActor(createOrderAgain);
  const answer = useSelected(history, selectAnswer);
  const error = useSelected(history, selectPollingError);
  const wanted = useSelected(again, selectWantedAgain);
  if (answer !== null && answer.items.length === 0) return null;
  return (
    <HomePanel
      title={t.home.again()}
      more={
        <ScopedLink to={historyPath("past", 1)} className={textLink}>
          {t.home.allOrders()}
        </ScopedLink>
      }
    >
      {error !== null ? (
        <>
          <Banner tone="warn" role="status" icon={<OfflineIcon />}>
            {t.orders.listFailed()}
          </Banner>
          <Button size="md" look="soft" onPress={() => history.send({ type: "polling.retry" })}>
            {t.common.retry()}
          </Button>
        </>
      ) : answer === null ? (
        <SkeletonList label={t.common.loading()} count={2} />
      ) : (
        <ul className={styles.rows}>
          {answer.items.slice(0, SHOWN).map((order) => (
            <AgainOrder
              key={order.id}
              order={order}
              isWanted={wanted === order.id}
              onAgain={() =>
                again.send({ type: "orderAgain.ask", orderId: order.id, locationId: location.id })
              }
            />
          ))}
        </ul>
      )}
    </HomePanel>
  );
}
