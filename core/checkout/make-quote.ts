import { slotDates, slots } from "#core/shop/slots.ts";
import type { SlotQuestion } from "#core/shop/slot-question.ts";
import { localDateOf } from "#core/time/zones.ts";
import { assessCheckout } from "./assess-checkout.ts";
import { blockers } from "./blockers.ts";
import type { CheckoutChoice, OrderContext } from "./order-context.ts";
import type { Slot, Timing } from "./promise.ts";
import type { Quote } from "./quote.ts";

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
    slots: quotedSlots(assessment.question, choice.timing),
    blockers: blockers(context, choice, assessment, null),
  };
}

/** The slots of the wanted day; for ASAP those of the first day that has any. */
function quotedSlots(question: SlotQuestion, timing: Timing): readonly Slot[] {
  if (timing.type === "scheduled") return slots(question, localDateOf(timing.slotStart, question.timezone));
  for (const date of slotDates(question)) {
    const found = slots(question, date);
    if (found.length > 0) return found;
  }
  return [];
}
