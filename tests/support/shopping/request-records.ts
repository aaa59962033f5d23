import { type BodyOf } from "#core/contract/endpoints/endpoints.ts";
import {
  type CustomerId,
  type LocationId,
  type OrderId,
  type OrganizationId,
  type CashDropId,
  type PriceUpdateId,
  type ProductId,
  type ShopId,
  type UserId,
} from "#core/kernel/id.ts";
import { AVIATORILOR, BISTRO, BISTRO_ORGANIZATION, CENTRU, product } from "./http-shopping.ts";

/** What requests to a shop name of it. */
export interface RequestShop {
  readonly organizationId: OrganizationId;
  readonly shopId: ShopId;
  readonly slug: string;
  readonly domain: string;
  readonly locationId: LocationId;
  /** Where an order is repeated. */
  readonly otherLocationId: LocationId;
  readonly productId: ProductId;
  readonly code: string;
}

/** The records that requests are about. */
export interface RequestRecords {
  readonly userId: UserId;
  /** Of the user at the shop. */
  readonly customerId: CustomerId;
  /** An open cart, and what would order it. */
  readonly cart: BodyOf<"saveCart">;
  readonly orderCart: BodyOf<"placeOrder">;
  readonly orderId: OrderId;
  /** Of the link to the order's run. */
  readonly token: string;
  /** A draft of the organization. */
  readonly priceUpdateId: PriceUpdateId;
  readonly cashDropId: CashDropId;
  readonly shop: RequestShop;
}

/** The demo's first shop. */
export const BISTRO_SHOP: RequestShop = {
  organizationId: BISTRO_ORGANIZATION,
  shopId: BISTRO,
  slug: "bistro-nord",
  domain: "zen.test",
  locationId: CENTRU,
  otherLocationId: AVIATORILOR,
  productId: product("limonada-clasica"),
  code: "NORD20",
};
