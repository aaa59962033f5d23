import type { ReactElement } from "react";
import { selectMenu } from "#core/menu/menu.selectors.ts";
import { pointsGoals } from "#core/reward/points-goals.ts";
import { useActors } from "#ui/app/app-context.tsx";
import { useSelected } from "#ui/app/use-selected.ts";
import { SkeletonList } from "#ui/design/feedback/skeleton-list.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import type { PlaceOfOrder } from "#ui/shop/status/use-place-of-order.ts";
import { GoalCard } from "./goal-card.tsx";
import * as styles from "./rewards-screen.css.ts";

interface PointsGoalsProps {
  readonly place: PlaceOfOrder;
  /** Null for a guest, to whom nothing is missing. */
  readonly available: number | null;
}

/** What points pay at the chosen location, the cheapest first. */
export function PointsGoals({ place, available }: PointsGoalsProps): ReactElement {
  const { t } = useI18n();
  const menu = useSelected(useActors().menu, selectMenu);
  const goals = menu === null ? null : pointsGoals(menu, place.location.id, available ?? 0);
  return (
    <section className={styles.part} aria-labelledby="points-goals">
      <h2 id="points-goals" className={styles.title}>
        {t.rewards.redeemable()}
      </h2>
      {goals === null ? (
        <SkeletonList label={t.common.loading()} count={2} />
      ) : goals.length === 0 ? (
        <p className={styles.quiet}>{t.rewards.redeemableEmpty()}</p>
      ) : (
        <ul className={styles.goals}>
          {goals.map((goal) => (
            <GoalCard key={goal.product.id} goal={goal} place={place} available={available} />
          ))}
        </ul>
      )}
    </section>
  );
}
