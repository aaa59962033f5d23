import { randomInt } from "node:crypto";
import { hashToken } from "#adapters/server/http/visitor/secrets.ts";
import { PIN_LENGTH } from "#core/account/tablet/staff-pin.ts";
import type { OrderId } from "#core/kernel/id.ts";

/** A new PIN for the run of an order, and what is kept of it; `look_up_run` makes the same hash of what is typed. */
export function newRunPin(orderId: OrderId): { readonly pin: string; readonly pinHash: string } {
  const pin = String(randomInt(0, 10 ** PIN_LENGTH)).padStart(PIN_LENGTH, "0");
  return { pin, pinHash: hashToken(`${orderId} ${pin}`) };
}
