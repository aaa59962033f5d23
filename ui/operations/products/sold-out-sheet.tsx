import { useState, type ReactElement } from "react";
import type { Workplace } from "#core/account/workplace.ts";
import type { AvailabilityChange } from "#core/menu/availability/availability-change.ts";
import {
  chosenDisabledUntil,
  SOLD_OUT_DURATIONS,
  soldOutDates,
  USUAL_DURATION,
  type SoldOutDuration,
} from "#core/shop/ordering/sold-out-choice.ts";
import { isIndefinite } from "#core/menu/availability.ts";
import { keyMessage } from "#core/kernel/message.ts";
import { selectBoardInstant } from "#core/order/board/board-columns.selectors.ts";
import { OFFICE_TIMEZONE } from "#core/time/office-timezone.ts";
import { useActors } from "#ui/app/app-context.tsx";
import { useSelected } from "#ui/app/use-selected.ts";
import { Button } from "#ui/design/button/button.tsx";
import { RadioGroup } from "#ui/design/choice/radio-group.tsx";
import { TextField } from "#ui/design/field/text-field.tsx";
import { FormDialog } from "#ui/form/form-dialog.tsx";
import { useFormElement } from "#ui/form/use-form-element.ts";
import { fieldText } from "#ui/i18n/field-text.ts";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { useOrderBoard } from "../order-board-context.tsx";

/** What the sheet is about. */
export interface SoldOutTarget {
  /** Makes it available again; with another end, sold out. */
  readonly change: AvailabilityChange;
  readonly name: string;
  readonly isSoldOut: boolean;
}

interface SoldOutSheetProps {
  readonly target: SoldOutTarget;
  readonly workplace: Workplace;
  readonly isOpen: boolean;
  readonly layer: number;
  readonly onClose: () => void;
  readonly onChosen: (change: AvailabilityChange) => void;
}

/** How long something is sold out; the usual answer is chosen already, and indefinitely is asked twice. */
export function SoldOutSheet(props: SoldOutSheetProps): ReactElement {
  const { target, workplace, isOpen, layer, onClose, onChosen } = props;
  const i18n = useI18n();
  const { t, format } = i18n;
  const { confirmation } = useActors();
  const now = useSelected(useOrderBoard(), selectBoardInstant);
  const [duration, setDuration] = useState<SoldOutDuration>(USUAL_DURATION);
  const [date, setDate] = useState("");
  const [isAsked, setAsked] = useState(false);
  const moment = { plan: workplace.location, timezone: workplace.timezone, now };
  const chosen = chosenDisabledUntil({ duration, date }, moment);

  const { element } = useFormElement({
    submit: () => {
      setAsked(true);
      if (!chosen.ok) return;
      const disabledUntil = chosen.value;
      const write = (): void => onChosen({ ...target.change, disabledUntil });
      onClose();
      if (isIndefinite(disabledUntil))
        confirmation.send({
          type: "confirmation.ask",
          confirmation: {
            title: keyMessage("availability.indefinitelyTitle", { name: target.name }),
            subtitle: keyMessage("availability.indefinitelyText"),
            customContent: null,
            onConfirm: write,
          },
        });
      else write();
    },
  });
  const wordsOf = (value: SoldOutDuration): string | undefined => {
    if (value === "untilDate") return undefined;
    if (value === "indefinitely") return t.availability.untilSomebody();
    const until = chosenDisabledUntil({ duration: value, date: "" }, moment);
    return until.ok && !isIndefinite(until.value)
      ? t.availability.until({ when: format.until(until.value, now, OFFICE_TIMEZONE) })
      : undefined;
  };
  return (
    <FormDialog
      isOpen={isOpen}
      layer={layer}
      onClose={onClose}
      title={t.availability.sheetTitle({ name: target.name })}
      element={element}
      confirm={t.availability.confirm()}
      other={
        target.isSoldOut ? (
          <Button
            color="white"
            onPress={() => {
              onClose();
              onChosen(target.change);
            }}
          >
            {t.availability.restore()}
          </Button>
        ) : undefined
      }
    >
      <RadioGroup
        label={t.ordering.howLong()}
        labelHidden
        look="row"
        options={SOLD_OUT_DURATIONS.map((value) => ({
          value,
          label: t.availability.duration[value](),
          description: wordsOf(value),
        }))}
        value={duration}
        onChange={setDuration}
      />
      {duration === "untilDate" && (
        <TextField
          label={t.availability.date()}
          type="date"
          name="date"
          value={date}
          onChange={setDate}
          error={isAsked && !chosen.ok ? fieldText(i18n, chosen.error, soldOutDates(moment)) : undefined}
        />
      )}
    </FormDialog>
  );
}
