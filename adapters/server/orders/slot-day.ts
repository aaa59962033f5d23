import { notFound } from "#adapters/server/http/failures.ts";
import type { Carting } from "#adapters/server/carts/carting.ts";
import { findLocation } from "#adapters/server/shops/shops.queries.ts";
import type { SlotDay } from "#core/checkout/checkout.ports.ts";
import { promiseFor } from "#core/checkout/promise-for.ts";
import type { AppError } from "#core/errors/app-error.ts";
import type { FulfillmentMethod } from "#core/fulfillment/fulfillment-method.ts";
import { slowestZone } from "#core/fulfillment/zone-at.ts";
import { err, ok, type Result } from "#core/kernel/result.ts";
import { nextOpening } from "#core/shop/next-opening.ts";
import type { SlotQuestion } from "#core/shop/slot-question.ts";
import { slots } from "#core/shop/slots.ts";
import type { Instant } from "#core/time/instant.ts";
import { locationOf, slotLoads } from "./decision-context.ts";
import { readTrade } from "./trade.queries.ts";

/** Which slots are asked for; `date` is YYYY-MM-DD in the shop's zone. */
export interface SlotDayQuestion {
  readonly locationId: string;
  readonly method: FulfillmentMethod;
  readonly date: string;
}

/**
 * The slots of one day, and what as soon as possible would mean now. No address is known yet, so at delivery the way
 * to the farthest zone is reckoned with: a slot that is shown is one that is accepted.
 */
export async function readSlotDay(
  { database, sheets }: Pick<Carting, "database" | "sheets">,
  { locationId, method, date }: SlotDayQuestion,
  now: Instant,
): Promise<Result<SlotDay, AppError>> {
  const where = await findLocation(database, locationId);
  const trade = where === null ? null : await readTrade(database, where, locationId, now);
  const sheet = trade === null ? null : await sheets.at(trade.shopId, trade.shopVersion);
  if (trade === null || sheet === null) return err(notFound());
  const location = locationOf(sheet, trade);
  if (location === null) return err(notFound());
  const { timezone, currency } = sheet.shop;
  const question: SlotQuestion = {
    location,
    method,
    zone: method === "delivery" ? slowestZone(location.zones) : null,
    timezone,
    now,
    capacity: location.capacity,
    taken: slotLoads(trade.slotLoads, currency),
  };
  return ok({
    timezone,
    asap: promiseFor(question, { type: "asap" }),
    nextOpeningAt: nextOpening(location, method, now, timezone),
    slots: slots(question, date),
  });
}
