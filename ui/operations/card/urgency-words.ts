import type { OrderUrgency } from "#core/order/board/card-facts.ts";
import type { AllWording } from "#ui/i18n/bundles.ts";

/** «așteaptă de 6 min», «în 25 min», «acum», «întârzie 4 min». */
export function urgencyWords({ operations }: AllWording, { basis, minutes }: OrderUrgency): string {
  if (basis === "waiting") return operations.waiting({ minutes });
  if (minutes > 0) return operations.dueIn({ minutes });
  return minutes === 0 ? operations.dueNow() : operations.late({ minutes: -minutes });
}
