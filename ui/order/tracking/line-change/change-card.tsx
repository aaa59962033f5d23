import { useId, type ReactElement } from "react";
import { waitingChange } from "#core/order/line-change/line-change.ts";
import type { Order } from "#core/order/order.ts";
import {
  selectAnswerSeconds,
  selectIsSaying,
  type TrackingActor,
} from "#core/order/tracking/order-tracking.selectors.ts";
import { useSelected } from "#ui/app/use-selected.ts";
import { Button } from "#ui/design/button/button.tsx";
import { VisuallyHidden } from "#ui/design/visually-hidden.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { useShopTime } from "#ui/shop/status/use-shop-time.ts";
import { ChangedLines } from "../../line-change/changed-lines.tsx";
import * as styles from "./change-card.css.ts";

interface ChangeCardProps {
  readonly order: Order;
  readonly actor: TrackingActor;
}

/** A change of the order that waits for the customer: what goes, what is offered, both totals, and yes or no. */
export function ChangeCard({ order, actor }: ChangeCardProps): ReactElement | null {
  const { t, format } = useI18n();
  const id = useId();
  const { zone } = useShopTime();
  const seconds = useSelected(actor, selectAnswerSeconds);
  const isSaying = useSelected(actor, selectIsSaying);
  const change = waitingChange(order.lineChanges);
  if (change === null || seconds === null) return null;
  const words = t.orders.lineChange;
  const isOver = seconds === 0;
  const answer = (agrees: boolean): void =>
    actor.send({ type: "order.say", saying: { type: "answer", agrees } });
  return (
    <section className={styles.card} aria-labelledby={id} aria-live="polite">
      <h2 id={id} className={styles.title}>
        {words.title()}
      </h2>
      <ChangedLines lines={change.lines} />
      {change.note !== null && (
        <p className={styles.note}>
          <bdi>{change.note}</bdi>
        </p>
      )}
      <dl className={styles.totals}>
        <div className={styles.row}>
          <dt>{words.before()}</dt>
          <dd>{format.money(change.totalBefore)}</dd>
        </div>
        <div className={styles.total}>
          <dt>{words.after()}</dt>
          <dd>{format.money(change.total)}</dd>
        </div>
      </dl>
      <div className={styles.buttons}>
        <Button look="outline" fullWidth isDisabled={isOver || isSaying} onPress={() => answer(false)}>
          {words.refuse()}
        </Button>
        <Button look="outline" fullWidth isDisabled={isOver || isSaying} onPress={() => answer(true)}>
          {words.agree()}
        </Button>
      </div>
      <p className={styles.quiet}>
        {isOver ? (
          words.over()
        ) : (
          <>
            <VisuallyHidden>{words.answerBy({ time: format.time(change.answerBy, zone) })}</VisuallyHidden>
            {/* Every second would be announced. */}
            <span aria-hidden="true">{words.left({ time: format.countdown(seconds) })}</span>
          </>
        )}{" "}
        {words.otherwise[order.ifMissing]()}
      </p>
    </section>
  );
}
