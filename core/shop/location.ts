import type { Coordinates } from "#core/kernel/coordinates.ts";
import type { DeliveryZone } from "./delivery-zone.ts";
import type { FulfillmentMethod } from "#core/kernel/fulfillment-method.ts";
import type { LocationId } from "#core/kernel/id.ts";
import type { Money } from "#core/money/money.ts";
import type { PaymentMethod } from "./payment-method.ts";
import type { Instant } from "#core/time/instant.ts";
import type { OpeningException, OpeningHours } from "./opening-hours.ts";
import type { OrderingState } from "./ordering-state.ts";

/** A place of a shop where food is made and handed over. */
export interface Location {
  readonly id: LocationId;
  readonly slug: string;
  readonly name: string;
  readonly address: string;
  readonly coordinates: Coordinates;
  readonly phone: string;
  /** No interval of a supported method contains now; paused or busy is not closed. As the server computed it when it answered. */
  readonly isClosed: boolean;
  readonly nextOpeningAt: Instant | null;
  readonly supportedFulfillmentMethods: readonly FulfillmentMethod[];
  readonly doesPickup: boolean;
  readonly doesDelivery: boolean;
  readonly defaultDeliveryZone: DeliveryZone | null;
  /** All of them, where they were asked for. */
  readonly zones?: readonly DeliveryZone[];
  readonly openingHours: OpeningHours;
  readonly exceptions: readonly OpeningException[];
  readonly preparationMinutes: Readonly<Record<FulfillmentMethod, number>>;
  /** Lowest subtotal before discounts, of delivery orders; a zone may ask for more. */
  readonly minimumOrder: Money | null;
  readonly paymentMethods: readonly PaymentMethod[];
  readonly orderingState: OrderingState;
}

/** How much a location takes on in one slot; null is unlimited. Only the server knows it. */
export interface SlotCapacity {
  readonly orders: number | null;
  readonly value: Money | null;
}
