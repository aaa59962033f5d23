import type { CourierOrder } from "#core/courier/courier-order.ts";
import type { I18n } from "#ui/i18n/i18n.ts";
import { windowText } from "#ui/order/expected-time.ts";
import type { Moment } from "#ui/i18n/error-text.ts";

/** When an order is promised at the door: a window as checkout promised it, or the one moment that the restaurant said. */
export function promisedText(
  i18n: I18n,
  { promise }: Pick<CourierOrder, "promise">,
  { now, zone }: Moment,
): string {
  const { earliest, latest } = promise;
  return earliest === latest ? i18n.format.relative(latest, now, zone) : windowText(i18n, promise, now, zone);
}
