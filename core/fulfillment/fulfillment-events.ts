import type { AppError } from "#core/errors/app-error.ts";
import type { LocationId, ShopId } from "#core/kernel/id.ts";
import type { User } from "#core/account/user.ts";
import type { Location } from "#core/shop/location.ts";
import type { Coordinates } from "#core/kernel/coordinates.ts";
import type { DeliveryAddress } from "./address/delivery-address.ts";
import type { FulfillmentMethod } from "#core/kernel/fulfillment-method.ts";

/** The events that the fulfillment machine takes. */
export type FulfillmentEvent =
  /** The shop's locations are known, or were reloaded. */
  | {
      readonly type: "fulfillment.adoptLocations";
      readonly shopId: ShopId;
      readonly locations: readonly Location[];
    }
  /** Reads the stored preferences and starts the clock; never sent on the server. */
  | { readonly type: "fulfillment.begin" }
  | { readonly type: "fulfillment.changeMethod"; readonly method: FulfillmentMethod }
  | { readonly type: "fulfillment.changeLocation"; readonly locationId: LocationId }
  | { readonly type: "fulfillment.changeAddress"; readonly address: DeliveryAddress | null }
  /** Somebody is signed in; `justNow` after a login, when the address goes to the profile. */
  | { readonly type: "fulfillment.adoptUser"; readonly user: User; readonly justNow: boolean }
  /** The signed-in user changed: another page may have added addresses. */
  | { readonly type: "fulfillment.refreshUser"; readonly user: User }
  | { readonly type: "fulfillment.forgetUser" }
  | { readonly type: "fulfillment.retryZone" }
  /** Look up the zone of a place that is being considered; null goes back to the chosen address. */
  | { readonly type: "fulfillment.tryPlace"; readonly place: Coordinates | null };

/** The events that the fulfillment machine emits. */
export type FulfillmentEmitted =
  /** The stored preferences are read; the cart can be entered. */
  | { readonly type: "fulfillment.remembered" }
  | { readonly type: "fulfillment.locationChanged"; readonly locationId: LocationId }
  | { readonly type: "fulfillment.methodChanged"; readonly method: FulfillmentMethod }
  /** The location does not offer the wanted method, so the other one was taken. */
  | { readonly type: "fulfillment.methodSwitched"; readonly method: FulfillmentMethod }
  | { readonly type: "fulfillment.profileSaved"; readonly user: User }
  | { readonly type: "fulfillment.failed"; readonly error: AppError; readonly during: "zone" | "profile" };
