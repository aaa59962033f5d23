import { isOutOfStock, type AvailabilityRow } from "#core/menu/availability/availability-list.ts";
import type { Instant } from "#core/time/instant.ts";
import { OFFICE_TIMEZONE } from "#core/time/office-timezone.ts";
import type { I18n } from "#ui/i18n/i18n.ts";

/** Whether a product or modifier is sold now, and until when it is not. */
export function availabilityWords({ t, format }: I18n, row: AvailabilityRow, now: Instant): string {
  const { state, stock } = row;
  if (state.state === "available")
    return stock === null ? t.availability.available() : t.availability.stock.left({ n: stock });
  if (isOutOfStock(row)) return t.availability.stock.out();
  return state.until === null
    ? t.availability.soldOutIndefinitely()
    : t.availability.soldOutUntil({ when: format.until(state.until, now, OFFICE_TIMEZONE) });
}
