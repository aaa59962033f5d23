import { useState, type ReactElement } from "react";
import type { ProductId } from "#core/kernel/id.ts";
import { offeredReasons } from "#core/order/lifecycle/offered-reasons.ts";
import { transitionProblems } from "#core/order/lifecycle/order-transition-fields.ts";
import { REASON_TEXT } from "#core/order/lifecycle/order-rules.ts";
import type { StaffOrder } from "#core/order/order.ts";
import type { RejectReason } from "#core/order/lifecycle/reject-reason.ts";
import { RadioGroup } from "#ui/design/choice/radio-group.tsx";
import { TextField } from "#ui/design/field/text-field.tsx";
import { useFormElement } from "#ui/form/use-form-element.ts";
import { fieldText } from "#ui/i18n/field-text.ts";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { useOrderBoard } from "../order-board-context.tsx";
import { MissingItems } from "./missing-items.tsx";
import { ReasonFix } from "./reason-fix.tsx";
import type { ReasonedMove } from "./reason-context.tsx";
import * as styles from "./reason-sheet.css.ts";

interface ReasonFormProps {
  readonly id: string;
  readonly order: StaffOrder;
  readonly event: ReasonedMove;
  readonly onDone: () => void;
}

/** One reason, the missing items where that is the reason, and a text, which the reason `other` requires. */
export function ReasonForm({ id, order, event, onDone }: ReasonFormProps): ReactElement {
  const i18n = useI18n();
  const { t } = i18n;
  const board = useOrderBoard();
  const reasons = offeredReasons(order);
  const [reason, setReason] = useState<RejectReason | null>(null);
  const [text, setText] = useState("");
  const [productIds, setProductIds] = useState<readonly ProductId[]>([]);
  const [isAsked, setAsked] = useState(false);
  const move = {
    event,
    text,
    ...(reason === null ? {} : { reason }),
    ...(reason === "item_unavailable" ? { productIds } : {}),
  };
  const problems = transitionProblems({ ...move, version: order.version }, "staff", order.lines);
  const messageOf = (key: string | undefined, limits = {}): string | undefined =>
    key === undefined || !isAsked ? undefined : fieldText(i18n, key, limits);
  const { element } = useFormElement({
    submit: () => {
      setAsked(true);
      if (Object.keys(problems).length > 0) return;
      board.send({ type: "orderBoard.move", orderId: order.id, move });
      board.send({ type: "orderBoard.close" });
      onDone();
    },
  });
  return (
    <form {...element} id={id} className={styles.form}>
      <RadioGroup
        label={t.operations.reasonLabel()}
        labelHidden
        look="row"
        options={reasons.map((value) => ({ value, label: t.reasons[value]() }))}
        value={reason}
        onChange={setReason}
        error={messageOf(problems.reason)}
      />
      {reason === "item_unavailable" && (
        <MissingItems lines={order.lines} chosen={productIds} onChange={setProductIds} />
      )}
      <TextField
        label={t.operations.reasonText()}
        optionalLabel={reason === "other" ? undefined : t.common.optional()}
        value={text}
        onChange={setText}
        maxLength={REASON_TEXT.max}
        rows={2}
        error={messageOf(problems.text, REASON_TEXT)}
      />
      {reason !== null && <ReasonFix reason={reason} />}
    </form>
  );
}
