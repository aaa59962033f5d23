import type { ReactElement } from "react";
import type { LocationId } from "#core/kernel/id.ts";
import { selectMenu } from "#core/menu/menu.selectors.ts";
import { nextGoal, pointsGoals, worthOf } from "#core/reward/points-goals.ts";
import type { PointsAccount } from "#core/reward/points-ledger.ts";
import { useActors } from "#ui/app/app-context.tsx";
import { useSelected } from "#ui/app/use-selected.ts";
import { GiftIcon } from "#ui/design/icons/purchase.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { Why } from "#ui/order/why.tsx";
import * as styles from "./rewards-screen.css.ts";

interface PointsBalanceProps {
  readonly account: PointsAccount;
  readonly locationId: LocationId;
  readonly rate: { readonly points: string; readonly amount: string };
}

/** How many points there are, what they are worth, and why. */
export function PointsBalance({ account, locationId, rate }: PointsBalanceProps): ReactElement {
  const { t, format } = useI18n();
  const menu = useSelected(useActors().menu, selectMenu);
  const { availableRewardPoints: available, held } = account;
  const goals = menu === null ? [] : pointsGoals(menu, locationId, available);
  const worth = worthOf(goals);
  const next = nextGoal(goals);
  return (
    <section className={styles.balance} aria-label={t.rewards.yours()}>
      <span className={styles.emblem} aria-hidden="true">
        <GiftIcon size={28} />
      </span>
      <div className={styles.words}>
        <p className={styles.number}>{format.points(available)}</p>
        {worth !== null ? (
          <p>{t.rewards.worth({ product: worth.product.name, amount: format.money(worth.price) })}</p>
        ) : (
          next !== null && (
            <p>
              {t.rewards.worthNothing({ points: format.points(next.missing), product: next.product.name })}
            </p>
          )
        )}
        {held > 0 && <p className={styles.quiet}>{t.rewards.held({ points: format.points(held) })}</p>}
        <Why about={t.rewards.yours()}>
          <p>{t.rewards.howRate(rate)}</p>
          <p>{t.rewards.howEligible()}</p>
        </Why>
      </div>
    </section>
  );
}
