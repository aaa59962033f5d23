import { useState, type ReactElement } from "react";
import type { Slot, Timing } from "#core/shop/slot/promise.ts";
import { slotDates } from "#core/shop/slot/slot-dates.ts";
import { openingSlotDay, slotsOn } from "#core/checkout/slot/slot-choice.ts";
import type { FulfillmentMethod } from "#core/kernel/fulfillment-method.ts";
import type { LocationId } from "#core/kernel/id.ts";
import type { Instant } from "#core/time/instant.ts";
import { localTimeOf } from "#core/time/local-time.ts";
import { RadioGroup } from "#ui/design/choice/radio-group.tsx";
import { stack } from "#ui/design/layout/layout.css.ts";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { SlotChips } from "./slot-chips.tsx";
import { SlotList } from "./slot-list.tsx";

interface SlotPickerProps {
  readonly locationId: LocationId;
  readonly method: FulfillmentMethod;
  readonly timing: Timing;
  /** The slots of the last quote, all of one day. */
  readonly offered: readonly Slot[];
  readonly now: Instant;
  readonly zone: string;
  readonly onChoose: (slotStart: Instant) => void;
}

/** A day, then a quarter of an hour of it. */
export function SlotPicker(props: SlotPickerProps): ReactElement {
  const { locationId, method, timing, offered, now, zone, onChoose } = props;
  const { t, format } = useI18n();
  const [date, setDate] = useState(() => openingSlotDay(timing, offered, now, zone));
  const today = localTimeOf(now, zone).date;
  // The quote knows the address and is exact; a day that it does not contain is loaded.
  const quoted = slotsOn(offered, date, zone);
  const list = {
    label: t.checkout.slots({ day: format.longDay(date) }),
    chosen: timing.type === "scheduled" ? timing.slotStart : null,
    onChoose,
  };
  return (
    <div className={stack.md}>
      <RadioGroup
        label={t.checkout.day()}
        look="strip"
        value={date}
        options={slotDates({ now, timezone: zone }).map((day) => ({
          value: day,
          label: format.day(day, today),
        }))}
        onChange={setDate}
      />
      {quoted.length > 0 ? (
        <SlotChips slots={quoted} {...list} />
      ) : (
        <SlotList key={`${locationId} ${method} ${date}`} params={{ locationId, method, date }} {...list} />
      )}
    </div>
  );
}
