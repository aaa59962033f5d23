import { useState, type ReactElement } from "react";
import type { CartItemId } from "#core/kernel/id.ts";
import {
  COMPLAINT_PROBLEMS,
  COMPLAINT_TEXT,
  complaintProblems,
  type ComplaintProblem,
} from "#core/order/complaint/complaint.ts";
import type { Order } from "#core/order/order.ts";
import type { TrackingActor } from "#core/order/tracking/order-tracking.selectors.ts";
import { RadioGroup } from "#ui/design/choice/radio-group.tsx";
import { TextField } from "#ui/design/field/text-field.tsx";
import { FormDialog } from "#ui/form/form-dialog.tsx";
import { useFormElement } from "#ui/form/use-form-element.ts";
import { fieldText } from "#ui/i18n/field-text.ts";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { LineChoices } from "../../line-choices.tsx";

interface ComplaintSheetProps {
  readonly order: Order;
  readonly actor: TrackingActor;
  readonly isOpen: boolean;
  readonly layer: number;
  readonly onClose: () => void;
}

/** What went wrong with an order: the kind of problem, the lines that it is about, and a text. */
export function ComplaintSheet({ order, actor, isOpen, layer, onClose }: ComplaintSheetProps): ReactElement {
  const i18n = useI18n();
  const { t } = i18n;
  const words = t.orders.complaint;
  const [problem, setProblem] = useState<ComplaintProblem | null>(null);
  const [itemIds, setItemIds] = useState<readonly CartItemId[]>([]);
  const [text, setText] = useState("");
  const [isAsked, setAsked] = useState(false);
  const complaint = problem === null ? null : { problem, itemIds, text };
  const problems = complaintProblems(complaint, order.lines);
  const messageOf = (key: string | undefined, limits = {}): string | undefined =>
    key === undefined || !isAsked ? undefined : fieldText(i18n, key, limits);
  const { element } = useFormElement({
    submit: () => {
      setAsked(true);
      if (complaint === null || Object.keys(problems).length > 0) return;
      actor.send({ type: "order.say", saying: { type: "complain", complaint } });
      onClose();
    },
  });
  return (
    <FormDialog
      isOpen={isOpen}
      layer={layer}
      onClose={onClose}
      title={words.title({ number: order.number })}
      element={element}
      confirm={words.send()}
    >
      <RadioGroup
        label={words.problem()}
        labelHidden
        look="row"
        options={COMPLAINT_PROBLEMS.map((value) => ({ value, label: words.problems[value]() }))}
        value={problem}
        onChange={setProblem}
        error={messageOf(problems.problem)}
      />
      {problem !== null && problem !== "late" && (
        <LineChoices
          label={words.lines()}
          lines={order.lines}
          chosen={itemIds}
          onChange={setItemIds}
          error={messageOf(problems.itemIds, { min: 1 })}
        />
      )}
      <TextField
        label={words.text()}
        value={text}
        onChange={setText}
        maxLength={COMPLAINT_TEXT.max}
        rows={3}
        error={messageOf(problems.text, COMPLAINT_TEXT)}
      />
    </FormDialog>
  );
}
