import { useState, type FormEvent, type ReactElement } from "react";
import type { ProductId } from "#core/kernel/id.ts";
import { staffMover } from "#core/orders/order-facts.ts";
import { offeredReasons } from "#core/orders/offered-reasons.ts";
import { transitionProblems } from "#core/orders/order-transition-fields.ts";
import { REASON_TEXT } from "#core/orders/order-rules.ts";
import type { StaffOrder } from "#core/orders/order.ts";
import type { RejectReason } from "#core/orders/reject-reason.ts";
import { RadioGroup } from "#ui/design/radio-group.tsx";
import { TextArea } from "#ui/design/text-area.tsx";
import { fieldText } from "#ui/i18n/field-text.ts";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { useDesk } from "./desk-context.tsx";
import { MissingItems } from "./missing-items.tsx";
import { useOffice } from "./office-context.tsx";
import { ReasonCure } from "./reason-cure.tsx";
import type { ReasonedMove } from "./reason-context.tsx";
import * as styles from "./reason-sheet.css.ts";

interface ReasonFormProps {
  readonly id: string;
  readonly order: StaffOrder;
  readonly event: ReasonedMove;
  readonly onDone: () => void;
}

/** One reason, what is missing where that is the reason, and a text, which «other» needs. */
export function ReasonForm({ id, order, event, onDone }: ReasonFormProps): ReactElement {
  const i18n = useI18n();
  const { L } = i18n;
  const desk = useDesk();
  const { user } = useOffice();
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
  const problems = transitionProblems({ ...move, version: order.version }, staffMover(user.id, "employee"));
  const messageOf = (key: string | undefined, limits = {}): string | undefined =>
    key === undefined || !isAsked ? undefined : fieldText(i18n, key, limits);
  const submit = (submitted: FormEvent<HTMLFormElement>): void => {
    submitted.preventDefault();
    setAsked(true);
    if (Object.keys(problems).length > 0) {
      const field = problems.reason === undefined ? "textarea" : "input";
      submitted.currentTarget.querySelector<HTMLElement>(field)?.focus();
      return;
    }
    desk.send({ type: "desk.move", orderId: order.id, move });
    desk.send({ type: "desk.close" });
    onDone();
  };
  return (
    <form id={id} className={styles.form} onSubmit={submit} noValidate>
      <RadioGroup
        label={L.operations.reasonLabel()}
        labelHidden
        look="row"
        options={reasons.map((value) => ({ value, label: L.reasons[value]() }))}
        value={reason ?? ""}
        onChange={(value) => setReason(reasons.find((known) => known === value) ?? null)}
        error={messageOf(problems.reason)}
      />
      {reason === "item_unavailable" && (
        <MissingItems lines={order.lines} chosen={productIds} onChange={setProductIds} />
      )}
      <TextArea
        label={L.operations.reasonText()}
        optionalLabel={reason === "other" ? undefined : L.common.optional()}
        value={text}
        onChange={setText}
        maxLength={REASON_TEXT.max}
        rows={2}
        error={messageOf(problems.text, REASON_TEXT)}
      />
      {reason !== null && <ReasonCure reason={reason} />}
    </form>
  );
}
