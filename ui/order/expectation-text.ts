import { orderExpectation } from "#core/order/tracking/order-expectation.ts";
import type { Order } from "#core/order/order.ts";
import type { Moment } from "#ui/i18n/error-text.ts";
import type { I18n } from "#ui/i18n/i18n.ts";
import { windowText } from "./expected-time.ts";

/** When the order is expected: a window until the restaurant answers, then its promised time; null once the order is over. */
export function expectationText(
  i18n: I18n,
  order: Pick<Order, "status" | "promise" | "promisedAt">,
  { now, zone }: Moment,
): string | null {
  const expected = orderExpectation(order);
  switch (expected.kind) {
    case "none":
      return null;
    case "window":
      return windowText(i18n, expected, now, zone);
    case "by":
      return i18n.format.relative(expected.at, now, zone);
  }
}
