import type { PhoneOrderPort } from "#core/phone-order/phone-order.ports.ts";
import type { CallOffice } from "../caller.ts";

/** Orders by phone over the wire. */
export function createPhoneOrderPort(call: CallOffice): PhoneOrderPort {
  return {
    findCaller: (id, phone, signal) => call("findCaller", { params: { id }, body: { phone } }, signal),
    quote: (id, choice, signal) => call("quotePhoneOrder", { params: { id }, body: choice }, signal),
    place: (id, command, idempotencyKey, signal) =>
      call(
        "placePhoneOrder",
        { params: { id }, body: command, headers: { "Idempotency-Key": idempotencyKey } },
        signal,
      ),
  };
}
