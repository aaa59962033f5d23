import type { DeliveryAddress } from "#core/fulfillment/address/delivery-address.ts";
import { OFFICE_TIMEZONE } from "#core/time/office-timezone.ts";
import { localTimeOf } from "#core/time/local-time.ts";
import { firstShows } from "#core/time/zones.ts";
import type { Instant } from "#core/time/instant.ts";

/** What stands in place of names, numbers and texts of a deleted account, in no language (ACCOUNT-31). */
export const ERASED_TEXT = "***";

/** What stands in place of its addresses: an order that was delivered has one. */
export const ERASED_ADDRESS: DeliveryAddress = {
  street: ERASED_TEXT,
  number: ERASED_TEXT,
  city: ERASED_TEXT,
  block: null,
  staircase: null,
  floor: null,
  apartment: null,
  intercom: null,
  coordinates: { latitude: 0, longitude: 0 },
  courierNote: null,
};

/** Whole years that accounting keeps its papers, from 1 July of the year after theirs (ACCOUNT-32). */
const INVOICE_YEARS = 5;

const SECOND_HALF = "07-01";

/** The moment before which no order was placed whose company accounting still needs, by the calendar of the office. */
export function firstInvoiceKept(now: Instant): Instant {
  const { date } = localTimeOf(now, OFFICE_TIMEZONE);
  const ended = date.slice(5) >= SECOND_HALF ? INVOICE_YEARS : INVOICE_YEARS + 1;
  return firstShows(`${Number(date.slice(0, 4)) - ended}-01-01`, 0, OFFICE_TIMEZONE);
}
