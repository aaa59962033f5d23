import { useState, type ReactElement } from "react";
import { selectRun, type RunActor } from "#core/courier/connect-run.ts";
import { isForgotten, type CourierOrder } from "#core/courier/courier-order.ts";
import { runStage } from "#core/courier/run-actions.ts";
import { LOST_STATUSES } from "#core/order/lifecycle/order-stages.ts";
import { useSelected } from "#ui/app/use-selected.ts";
import { sectionTitle } from "#ui/design/layout/layout.css.ts";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { TestBadge } from "#ui/order/test-badge.tsx";
import { useShopTime } from "#ui/shop/status/use-shop-time.ts";
import { BagList } from "./bag-list.tsx";
import { RunActions } from "./run-actions.tsx";
import { RunCustomer } from "./run-customer.tsx";
import { RunNotices } from "./run-notices.tsx";
import { RunPanel } from "./run-panel.tsx";
import { PlaceLinks } from "./place-links.tsx";
import { promisedText } from "./promised-text.ts";
import * as styles from "./run.css.ts";

interface RunPageProps {
  readonly actor: RunActor;
  readonly order: CourierOrder;
}

/** All that a courier needs of an order: what comes first on their way stands first. */
export function RunPage({ actor, order }: RunPageProps): ReactElement {
  const i18n = useI18n();
  const { t } = i18n;
  const moment = useShopTime();
  const { waiting } = useSelected(actor, selectRun);
  const [checked, setChecked] = useState<ReadonlySet<number>>(new Set());
  const stage = runStage(order, waiting);
  const isOver = order.endedAt !== null;
  const pickup = (
    <RunPanel key="pickup" title={t.courier.pickup()}>
      <p>
        <bdi className={styles.strong}>{order.pickup.name}</bdi>
        <br />
        <bdi>{order.pickup.address}</bdi>
      </p>
      <PlaceLinks coordinates={order.pickup.coordinates} name={order.pickup.name} />
    </RunPanel>
  );
  const bag = order.items.length > 0 && (
    <RunPanel key="bag" title={t.courier.checkBag()}>
      <BagList items={order.items} checked={checked} onChange={setChecked} />
    </RunPanel>
  );
  const customer = <RunCustomer key="customer" order={order} isOver={isOver} />;
  return (
    <>
      <header>
        <h1 className={sectionTitle}>{t.courier.title({ number: order.number })}</h1>
        <TestBadge order={order} />
        <p className={styles.stage}>{t.courier.stage[stage]()}</p>
      </header>
      <RunNotices actor={actor} />
      {isOver ? (
        <p className={styles.ending}>
          {LOST_STATUSES.includes(order.status) ? t.courier.lost() : t.courier.fulfilled()}{" "}
          {isForgotten(order) && t.courier.forgotten()}
        </p>
      ) : (
        <p className={styles.promise}>
          <span className={styles.label}>{t.courier.promised()}</span>
          <span className={styles.promiseTime}>{promisedText(i18n, order, moment)}</span>
        </p>
      )}
      {stage === "cooking" || stage === "pickUp" ? [pickup, bag, customer] : [customer, bag, pickup]}
      {stage === "cooking" && <p className={styles.label}>{t.courier.cookingHint()}</p>}
      <RunActions actor={actor} order={order} />
    </>
  );
}
