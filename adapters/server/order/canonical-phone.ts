import { toE164 } from "#adapters/server/account/phone/phone-number.ts";
import { invalid } from "#adapters/server/http/failures.ts";
import type { OrderTransition } from "#core/order/order.ports.ts";

/** The move with the number of somebody outside in its one form; 422 for a number that cannot exist. */
export async function withCanonicalPhone(asked: OrderTransition): Promise<OrderTransition> {
  const { courier } = asked;
  if (courier?.type !== "outside") return asked;
  const phone = await toE164(courier.phone);
  if (phone === null) throw invalid({ "courier.phone": ["phone.invalid"] }, "phone.invalid");
  return { ...asked, courier: { ...courier, phone } };
}
