import type { AuthPort, LoginMarks, PhonePort } from "#core/account/auth/auth.ports.ts";
import type { CartIdStorage, CartPort } from "#core/cart/cart.ports.ts";
import type { ConsentPort } from "#core/consent/consent.ports.ts";
import type { CheckoutPort } from "#core/checkout/checkout.ports.ts";
import type { OrderAttemptStorage } from "#core/checkout/order-attempt.ts";
import type { PageReloadPort } from "#core/errors/page-reload.ports.ts";
import type { ReportPort } from "#core/errors/report.ports.ts";
import type { DeliveryZonePort, FulfillmentPreferences } from "#core/fulfillment/fulfillment.ports.ts";
import type { Clock } from "#core/time/clock.ts";
import type { IdSource } from "#core/kernel/id-source.ts";
import type { MenuPort } from "#core/menu/menu.ports.ts";
import type { AlarmPort } from "#core/order/board/alarm.ports.ts";
import type { OperationsPort, OrdersPort, StreamPort } from "#core/order/order.ports.ts";
import type { PhoneOrderPort } from "#core/phone-order/phone-order.ports.ts";
import type { PrinterPort } from "#core/order/ticket/ticket.ports.ts";
import type { AppearancePort } from "./appearance.ports.ts";
import type { SessionPort } from "#core/account/session.ports.ts";
import type { VisitorIdStorage } from "#core/account/visitor.ports.ts";
import type { ShopPort } from "#core/shop/shop.ports.ts";

/** Everything that the product asks of the world. A port that fails rejects with AppError. */
export interface Ports {
  readonly shop: ShopPort;
  readonly menu: MenuPort;
  readonly cart: CartPort;
  readonly cartIds: CartIdStorage;
  readonly zones: DeliveryZonePort;
  readonly fulfillmentPreferences: FulfillmentPreferences;
  readonly auth: AuthPort;
  readonly loginMarks: LoginMarks;
  readonly phone: PhonePort;
  readonly session: SessionPort;
  readonly visitorIds: VisitorIdStorage;
  readonly consents: ConsentPort;
  readonly appearance: AppearancePort;
  readonly checkout: CheckoutPort;
  readonly orderAttempts: OrderAttemptStorage;
  readonly orders: OrdersPort;
  readonly operations: OperationsPort;
  readonly phoneOrders: PhoneOrderPort;
  readonly streams: StreamPort;
  readonly alarm: AlarmPort;
  readonly printer: PrinterPort;
  readonly reports: ReportPort;
  readonly page: PageReloadPort;
  readonly clock: Clock;
  readonly ids: IdSource;
}
