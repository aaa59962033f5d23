import { useEffect, useRef, type ReactElement } from "react";
import { createPoints } from "#core/app/screen/customer/create-points.ts";
import { toMoney } from "#core/money/parse-money.ts";
import { selectAnswer, selectIsPollingBusy, selectPollingError } from "#core/polling/polling.selectors.ts";
import { pointsRate } from "#core/reward/points-rate.ts";
import { useScreenActor } from "#ui/app/use-screen-actor.ts";
import { useSelected } from "#ui/app/use-selected.ts";
import { Button } from "#ui/design/button/button.tsx";
import { EmptyState } from "#ui/design/feedback/empty-state.tsx";
import { SkeletonList } from "#ui/design/feedback/skeleton-list.tsx";
import { OfflineIcon } from "#ui/design/icons/operations.tsx";
import { errorText } from "#ui/i18n/error-text.ts";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import type { PlaceOfOrder } from "#ui/shop/status/use-place-of-order.ts";
import { PointsBalance } from "./points-balance.tsx";
import { PointsGoals } from "./points-goals.tsx";
import { PointsHistory } from "./points-history.tsx";
import { PointsRule } from "./points-rule.tsx";

interface OwnPointsProps {
  readonly place: PlaceOfOrder;
  /** Of the ledger, from 1. */
  readonly page: number;
}

/** A customer's balance, what it pays, and a page of what moved it. */
export function OwnPoints({ place, page }: OwnPointsProps): ReactElement {
  const i18n = useI18n();
  const { t, format } = i18n;
  const { shop, location } = place;
  const actor = useScreenActor((app) => createPoints(app, { shopId: shop.id, page }));
  const reading = useSelected(actor, selectAnswer);
  const isBusy = useSelected(actor, selectIsPollingBusy);
  const error = useSelected(actor, selectPollingError);
  const history = useRef<HTMLHeadingElement>(null);
  const asked = useRef(page);
  useEffect(() => {
    if (asked.current === page) return;
    asked.current = page;
    actor.send({ type: "polling.ask", query: { shopId: shop.id, page } });
    // The link that was pressed may be gone with the page that it belonged to.
    history.current?.focus();
  }, [actor, shop.id, page]);
  if (error !== null)
    return (
      <EmptyState
        icon={<OfflineIcon size={40} />}
        title={t.rewards.failed()}
        action={<Button onPress={() => actor.send({ type: "polling.retry" })}>{t.common.retry()}</Button>}
      >
        {errorText(i18n, error.key)}
      </EmptyState>
    );
  if (reading === null) return <SkeletonList label={t.common.loading()} />;
  const { account, entries } = reading;
  const { points, units } = pointsRate(account.pointsPerUnit);
  const rate = { points: format.points(points), amount: format.money(toMoney(`${units}`, shop.currency)) };
  return (
    <>
      <PointsBalance account={account} locationId={location.id} rate={rate} />
      <PointsGoals place={place} available={account.availableRewardPoints} />
      <PointsHistory entries={entries} isBusy={isBusy} heading={history} />
      <PointsRule rate={rate} />
    </>
  );
}
