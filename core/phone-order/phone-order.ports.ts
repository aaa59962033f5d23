import type { Quote } from "#core/checkout/quote.ts";
import type { LocationId } from "#core/kernel/id.ts";
import type { Caller, EnteredOrder, PhoneOrderChoice, PhoneOrderCommand } from "./phone-order.ts";

/** What staff asks of the world for somebody on the phone. */
export interface PhoneOrderPort {
  /** Rejects with Invalid phone.invalid. */
  findCaller(locationId: LocationId, phone: string, signal: AbortSignal): Promise<Caller>;
  quote(locationId: LocationId, choice: PhoneOrderChoice, signal: AbortSignal): Promise<Quote>;
  /** Once per key. */
  place(
    locationId: LocationId,
    command: PhoneOrderCommand,
    idempotencyKey: string,
    signal: AbortSignal,
  ): Promise<EnteredOrder>;
}
