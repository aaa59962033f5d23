import { useState, type ReactElement } from "react";
import { selectRun, type RunActor } from "#core/courier/connect-run.ts";
import type { CourierOrder } from "#core/courier/courier-order.ts";
import { mustCollect, offeredActions } from "#core/courier/run-actions.ts";
import type { CourierActionType } from "#core/order/lifecycle/courier-action.ts";
import { useSelected } from "#ui/app/use-selected.ts";
import { Button } from "#ui/design/button/button.tsx";
import { Checkbox } from "#ui/design/choice/checkbox.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { ProblemForm } from "./problem-form.tsx";
import * as styles from "./run.css.ts";

interface RunActionsProps {
  readonly actor: RunActor;
  readonly order: CourierOrder;
}

const PROBLEM: CourierActionType = "problem";
const DELIVERED: CourierActionType = "delivered";

/** What the courier says of a run, the next step largest; delivered only with the money, where some is due. */
export function RunActions({ actor, order }: RunActionsProps): ReactElement | null {
  const { t, format } = useI18n();
  const { waiting } = useSelected(actor, selectRun);
  const [isCollected, setCollected] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const [isTelling, setTelling] = useState(false);
  const [isTold, setTold] = useState(false);
  const offered = offeredActions(order, waiting);
  const steps = offered.filter((type) => type !== PROBLEM);
  const mustConfirm = steps.includes(DELIVERED) && mustCollect(order);
  if (offered.length === 0) return null;
  const tap = (type: CourierActionType): void => {
    if (type === DELIVERED && mustConfirm && !isCollected) return setAsked(true);
    actor.send({ type: "run.tap", tap: { type } });
  };
  return (
    <div className={styles.bar}>
      {mustConfirm && (
        <Checkbox
          label={t.courier.cashConfirmed({ amount: format.money(order.toCollect) })}
          isSelected={isCollected}
          onChange={setCollected}
          isRequired
          error={isAsked && !isCollected ? t.courier.confirmCollected() : undefined}
        />
      )}
      <div className={styles.steps}>
        {steps.map((type, index) => (
          <Button key={type} fullWidth color={index === 0 ? "accent" : "white"} onPress={() => tap(type)}>
            {t.courier.action[type]()}
          </Button>
        ))}
      </div>
      <div role="status">{isTold && <p className={styles.label}>{t.courier.problemTold()}</p>}</div>
      {isTelling ? (
        <ProblemForm
          onCancel={() => setTelling(false)}
          onTell={(text) => {
            actor.send({ type: "run.tap", tap: { type: PROBLEM, text } });
            setTelling(false);
            setTold(true);
          }}
        />
      ) : (
        <Button size="md" look="ghost" fullWidth onPress={() => setTelling(true)}>
          {t.courier.action[PROBLEM]()}
        </Button>
      )}
    </div>
  );
}
