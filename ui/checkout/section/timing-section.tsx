import { useState, type ReactElement, type ReactNode } from "react";
import { selectQuote } from "#core/checkout/checkout.selectors.ts";
import { firstFreeSlot } from "#core/checkout/slot/slot-choice.ts";
import { useSelected } from "#ui/app/use-selected.ts";
import { RadioGroup } from "#ui/design/choice/radio-group.tsx";
import { Skeleton } from "#ui/design/feedback/skeleton.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { windowText } from "#ui/order/expected-time.ts";
import { CheckoutSection } from "./checkout-section.tsx";
import { SlotPicker } from "../slot/slot-picker.tsx";
import { useDraft, type CheckoutPartProps } from "../use-checkout.ts";
import { useShopTime } from "#ui/shop/status/use-shop-time.ts";

/** As soon as possible, or a slot; choosing the slot begins with the first that is free. */
export function TimingSection({ actor }: CheckoutPartProps): ReactElement {
  const i18n = useI18n();
  const { t } = i18n;
  const { now, zone } = useShopTime();
  const { draft, change } = useDraft(actor);
  const quote = useSelected(actor, selectQuote);
  const { timing } = draft;
  // Open although no slot is chosen yet: none was free on the day that was offered.
  const [isLooking, setLooking] = useState(false);
  const isScheduled = timing.type === "scheduled" || isLooking;
  const promise = quote?.promise ?? null;

  function choose(value: "asap" | "slot"): void {
    setLooking(value === "slot");
    const slot = value === "slot" ? firstFreeSlot(quote?.slots ?? []) : null;
    if (slot !== null) change({ timing: { type: "scheduled", slotStart: slot.start } });
    else change({ timing: { type: "asap" } });
  }

  // Its room is there before the first quote comes.
  function asapDescription(): ReactNode {
    if (quote === null) return <Skeleton shape="short" />;
    return promise?.type === "asap"
      ? t.checkout.asapPromise({ window: windowText(i18n, promise, now, zone) })
      : undefined;
  }

  return (
    <CheckoutSection actor={actor} title={t.checkout.timingTitle()} places={["timing"]}>
      <RadioGroup
        label={t.checkout.timingTitle()}
        labelHidden
        look="card"
        value={isScheduled ? "slot" : "asap"}
        options={[
          {
            value: "asap",
            label: t.checkout.asap(),
            description: isScheduled ? undefined : asapDescription(),
          },
          {
            value: "slot",
            label: t.checkout.schedule(),
            description:
              promise?.type === "scheduled" && isScheduled ? windowText(i18n, promise, now, zone) : undefined,
          },
        ]}
        onChange={choose}
      />
      {isScheduled && (
        <SlotPicker
          locationId={draft.locationId}
          method={draft.method}
          timing={timing}
          offered={quote?.slots ?? []}
          now={now}
          zone={zone}
          onChoose={(slotStart) => change({ timing: { type: "scheduled", slotStart } })}
        />
      )}
    </CheckoutSection>
  );
}
