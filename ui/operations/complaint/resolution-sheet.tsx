import { useState, type ReactElement } from "react";
import type { CartItemId } from "#core/kernel/id.ts";
import { MAX_GIVEN_POINTS, type ResolutionType } from "#core/order/complaint/complaint.ts";
import { chosenResolution, offeredResolutions } from "#core/order/complaint/resolution-form.ts";
import { refundable, refundableLines, refundOf } from "#core/order/complaint/sale.ts";
import { REASON_TEXT, resolutionProblems } from "#core/order/lifecycle/order-rules.ts";
import type { StaffOrder } from "#core/order/order.ts";
import { RadioGroup } from "#ui/design/choice/radio-group.tsx";
import { TextField } from "#ui/design/field/text-field.tsx";
import { FormDialog } from "#ui/form/form-dialog.tsx";
import { useFormElement } from "#ui/form/use-form-element.ts";
import { fieldText } from "#ui/i18n/field-text.ts";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { LineChoices } from "#ui/order/line-choices.tsx";
import { useOrderBoard } from "../order-board-context.tsx";

interface ResolutionSheetProps {
  readonly order: StaffOrder;
  readonly isOpen: boolean;
  readonly layer: number;
  readonly onClose: () => void;
}

/** What a complaint is answered with: money of the order or of some lines, points, or no. */
export function ResolutionSheet({ order, isOpen, layer, onClose }: ResolutionSheetProps): ReactElement {
  const i18n = useI18n();
  const { t, format } = i18n;
  const words = t.operations.complaint;
  const board = useOrderBoard();
  const [type, setType] = useState<ResolutionType | null>(null);
  const [isWhole, setWhole] = useState(true);
  const [itemIds, setItemIds] = useState<readonly CartItemId[]>([]);
  const [points, setPoints] = useState("");
  const [text, setText] = useState("");
  const [isAsked, setAsked] = useState(false);
  const resolution = chosenResolution({ type, isWhole, itemIds, points });
  const problems = resolutionProblems(resolution, text);
  const amount = type === "refund" && !isWhole ? refundOf(order, itemIds) : null;
  const messageOf = (key: string | undefined, limits = {}): string | undefined =>
    key === undefined || !isAsked ? undefined : fieldText(i18n, key, limits);
  const { element } = useFormElement({
    submit: () => {
      setAsked(true);
      if (resolution === null || Object.keys(problems).length > 0) return;
      board.send({
        type: "orderBoard.move",
        orderId: order.id,
        move: { event: "resolve", resolution, text },
      });
      onClose();
    },
  });
  const labels = { refund: words.refund(), points: words.points(), refuse: words.refuse() };
  return (
    <FormDialog
      isOpen={isOpen}
      layer={layer}
      onClose={onClose}
      title={words.title({ number: order.number })}
      element={element}
      confirm={words.confirm()}
    >
      <RadioGroup
        label={words.choice()}
        labelHidden
        look="row"
        options={offeredResolutions(order).map((value) => ({ value, label: labels[value] }))}
        value={type}
        onChange={setType}
        error={messageOf(problems.resolution)}
      />
      {type === "refund" && (
        <RadioGroup
          label={words.scope()}
          look="row"
          options={[
            { value: "all", label: words.everything({ amount: format.money(refundable(order)) }) },
            { value: "lines", label: words.someLines() },
          ]}
          value={isWhole ? "all" : "lines"}
          onChange={(value) => setWhole(value === "all")}
        />
      )}
      {type === "refund" && !isWhole && (
        <>
          <LineChoices
            label={words.lines()}
            lines={refundableLines(order)}
            chosen={itemIds}
            onChange={setItemIds}
            error={messageOf(problems["resolution.itemIds"], { min: 1 })}
          />
          {amount !== null && <p role="status">{words.chosen({ amount: format.money(amount) })}</p>}
        </>
      )}
      {type === "points" && (
        <TextField
          label={words.count()}
          inputMode="numeric"
          autoComplete="off"
          maxLength={String(MAX_GIVEN_POINTS).length}
          value={points}
          onChange={setPoints}
          error={messageOf(problems["resolution.points"], { min: 1, max: MAX_GIVEN_POINTS })}
        />
      )}
      <TextField
        label={words.text()}
        optionalLabel={type === "refuse" ? undefined : t.common.optional()}
        value={text}
        onChange={setText}
        maxLength={REASON_TEXT.max}
        rows={2}
        error={messageOf(problems.text, REASON_TEXT)}
      />
    </FormDialog>
  );
}
