import type { ReactElement } from "react";
import { orderability } from "#core/menu/orderability.ts";
import type { PointsGoal } from "#core/reward/points-goals.ts";
import { Badge } from "#ui/design/feedback/badge.tsx";
import { ProgressBar } from "#ui/design/feedback/progress-bar.tsx";
import { card } from "#ui/design/layout/card.css.ts";
import { Picture } from "#ui/design/picture.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { productPath } from "#ui/menu/product/product-path.ts";
import { StockNote } from "#ui/menu/product/stock-note.tsx";
import { ScopedLink } from "#ui/router/scoped-link.tsx";
import type { PlaceOfOrder } from "#ui/shop/status/use-place-of-order.ts";
import * as styles from "./goal-card.css.ts";

interface GoalCardProps {
  readonly goal: PointsGoal;
  readonly place: PlaceOfOrder;
  /** Null for a guest. */
  readonly available: number | null;
}

/** A product that points pay: what it takes, what it would cost, and how far the balance is. */
export function GoalCard({ goal, place, available }: GoalCardProps): ReactElement {
  const { t, format } = useI18n();
  const { product, points, price, missing } = goal;
  const { location, method, now, shop } = place;
  const state = orderability(product, location.id, method, now);
  return (
    <li>
      <ScopedLink
        to={productPath(product)}
        className={`${card({ padding: "none", interactive: true })} ${styles.goal}`}
      >
        <Picture
          picture={product.picture}
          ratio="square"
          rounded="md"
          fit="contain"
          dimmed={state.kind !== "orderable"}
          decorative
          className={styles.picture}
        />
        <span className={styles.words}>
          <bdi className={styles.name}>{product.name}</bdi>
          <span>
            <span className={styles.points}>{format.points(points)}</span>{" "}
            <span className={styles.quiet}>{t.rewards.insteadOf({ amount: format.money(price) })}</span>
          </span>
          <StockNote orderability={state} now={now} timezone={shop.timezone} />
          {available !== null && missing === 0 && (
            <span>
              <Badge tone="success">{t.rewards.enough()}</Badge>
            </span>
          )}
          {available !== null && missing > 0 && (
            <ProgressBar
              label={t.rewards.missing({ points: format.points(missing) })}
              value={available}
              max={points}
            />
          )}
        </span>
      </ScopedLink>
    </li>
  );
}
