import { useId, useState, type ReactElement } from "react";
import type { Workplace } from "#core/account/workplace.ts";
import { firstFreeSlot } from "#core/checkout/slot/slot-choice.ts";
import { FULFILLMENT_METHODS } from "#core/kernel/fulfillment-method.ts";
import type { PhoneDraftChange } from "#core/phone-order/phone-draft.ts";
import type { PhoneOrderActor } from "#core/phone-order/phone-order.machine.ts";
import { selectBoardInstant } from "#core/order/board/board-columns.selectors.ts";
import { useSelected } from "#ui/app/use-selected.ts";
import { SlotPicker } from "#ui/checkout/slot/slot-picker.tsx";
import { RadioGroup } from "#ui/design/choice/radio-group.tsx";
import { BikeIcon, StoreIcon } from "#ui/design/icons/storefront.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { windowText } from "#ui/order/expected-time.ts";
import { useOrderBoard } from "../order-board-context.tsx";
import { PhoneAddress } from "./phone-address.tsx";
import * as styles from "./phone-order.css.ts";

interface HandoverSectionProps {
  readonly actor: PhoneOrderActor;
  readonly workplace: Workplace;
}

const ICONS = { pickup: <StoreIcon size={18} />, delivery: <BikeIcon size={18} /> };

/** Pickup or delivery and where to, as soon as possible or in a slot. */
export function HandoverSection({ actor, workplace }: HandoverSectionProps): ReactElement {
  const i18n = useI18n();
  const { t } = i18n;
  const { location, timezone } = workplace;
  const id = useId();
  const now = useSelected(useOrderBoard(), selectBoardInstant);
  const { method, timing } = useSelected(actor, ({ context }) => context.draft);
  const caller = useSelected(actor, ({ context }) => context.caller);
  const quote = useSelected(actor, ({ context }) => context.quote);
  const [isLooking, setLooking] = useState(false);
  const change = (changed: PhoneDraftChange): void =>
    actor.send({ type: "phoneOrder.change", change: changed });
  const isScheduled = timing.type === "scheduled" || isLooking;
  const promise = quote?.promise ?? null;

  function time(value: "asap" | "slot"): void {
    setLooking(value === "slot");
    const slot = value === "slot" ? firstFreeSlot(quote?.slots ?? []) : null;
    change({ timing: slot === null ? { type: "asap" } : { type: "scheduled", slotStart: slot.start } });
  }

  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {t.phoneOrder.handover()}
      </h2>
      <RadioGroup
        label={t.fulfillment.method()}
        labelHidden
        look="segments"
        value={method}
        options={FULFILLMENT_METHODS.map((value) => ({
          value,
          label: t.fulfillment[value](),
          icon: ICONS[value],
          isDisabled: !location.supportedFulfillmentMethods.includes(value),
        }))}
        onChange={(wanted) => change({ method: wanted })}
      />
      {method === "delivery" && <PhoneAddress key={caller?.phone ?? ""} actor={actor} location={location} />}
      <RadioGroup
        label={t.checkout.timingTitle()}
        labelHidden
        look="card"
        value={isScheduled ? "slot" : "asap"}
        options={[
          {
            value: "asap",
            label: t.checkout.asap(),
            description:
              promise?.type === "asap" && !isScheduled ? windowText(i18n, promise, now, timezone) : undefined,
          },
          {
            value: "slot",
            label: t.checkout.schedule(),
            description:
              promise?.type === "scheduled" && isScheduled
                ? windowText(i18n, promise, now, timezone)
                : undefined,
          },
        ]}
        onChange={time}
      />
      {isScheduled && (
        <SlotPicker
          locationId={location.id}
          method={method}
          timing={timing}
          offered={quote?.slots ?? []}
          now={now}
          zone={timezone}
          onChoose={(slotStart) => change({ timing: { type: "scheduled", slotStart } })}
        />
      )}
    </section>
  );
}
