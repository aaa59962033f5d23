import type { OrderUrgency } from "#core/order/board/card-facts.ts";
import type { AllWording } from "#ui/i18n/bundles.ts";

/** How long an order waits or how far its promised time is, such as "waiting for 6 min", "in 25 min" or "4 min late". */
export function urgencyWords({ operations }: AllWording, { measure, minutes }: OrderUrgency): string {
  if (measure === "waiting") return operations.waiting({ minutes });
  if (minutes > 0) return operations.dueIn({ minutes });
  return minutes === 0 ? operations.dueNow() : operations.late({ minutes: -minutes });
}
