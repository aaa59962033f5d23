import { slotDates } from "#core/shop/slot/slot-dates.ts";
import { slots } from "#core/shop/slot/slots.ts";
import type { SlotInput } from "#core/shop/slot/slot-input.ts";
import { localDateOf } from "#core/time/zones.ts";
import { assessCheckout } from "./assess-checkout.ts";
import { blockers } from "./blockers.ts";
import type { CheckoutChoice, OrderContext } from "./order-context.ts";
import type { Slot, Timing } from "#core/shop/slot/promise.ts";
import type { Quote } from "../quote.ts";

/** What the order would cost, when it would come, and all that stands in its way. */
export function makeQuote(context: OrderContext, choice: CheckoutChoice): Quote {
  const assessment = assessCheckout(context, choice);
  return {
    cartId: context.cart.id,
    cartRevision: context.cart.revision,
    lines: assessment.price.lines,
    ...assessment.totals,
    zoneId: assessment.zone?.id ?? null,
    promise: assessment.promise,
    slots: quotedSlots(assessment.slotInput, choice.timing),
    blockers: blockers(context, choice, assessment, null),
  };
}

/** The slots of the wanted day; for ASAP those of the first day that has any. */
function quotedSlots(slotInput: SlotInput, timing: Timing): readonly Slot[] {
  if (timing.type === "scheduled") return slots(slotInput, localDateOf(timing.slotStart, slotInput.timezone));
  for (const date of slotDates(slotInput)) {
    const found = slots(slotInput, date);
    if (found.length > 0) return found;
  }
  return [];
}
