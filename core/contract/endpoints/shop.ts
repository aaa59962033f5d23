import * as Schema from "effect/Schema";
import { ADDRESS_SEARCH_LENGTH } from "#core/fulfillment/address/address-search.ts";
import type { LocationId, ShopId } from "#core/kernel/id.ts";
import { endpoint } from "./define-endpoint.ts";
import { shownLegalParams, shownLegalVersion } from "../legal/legal-page.ts";
import { foundAddress } from "../address.ts";
import { listOf } from "../list/page.ts";
import { menu } from "../shop/menu.ts";
import { slotDay } from "../shop/promise.ts";
import { INCLUDES, decimalNumberText, idParams } from "../list/query.ts";
import { dateText, fulfillmentMethod, text, trimmed, ulid } from "../schema/scalars.ts";
import { shop } from "../shop/shop.ts";
import { wireStruct } from "../schema/wire-struct.ts";
import { deliveryZone } from "../shop/zone.ts";

/** What anybody may see of a shop. */
export const SHOP_ENDPOINTS = {
  shopBySlug: endpoint("GET", "/shops/by-slug/{slug}", {
    permission: "public",
    summary: "The shop with this slug",
    params: wireStruct({ slug: text(1, 80) }),
    query: wireStruct(INCLUDES),
    answer: shop,
  }),
  shopByCustomDomain: endpoint("GET", "/shops/by-custom-domain/{domain}", {
    permission: "public",
    summary: "The shop with this domain",
    params: wireStruct({ domain: text(1, 253) }),
    query: wireStruct(INCLUDES),
    answer: shop,
  }),
  menu: endpoint("GET", "/menu", {
    permission: "public",
    summary: "Everything that a shop sells; order_again_product_ids only for somebody signed in",
    query: wireStruct({ filter: wireStruct({ shopId: ulid<ShopId>() }) }),
    answer: menu,
    statuses: [200, 304],
  }),
  deliveryZoneByCoordinate: endpoint("GET", "/locations/{id}/delivery-zone-by-coordinate", {
    permission: "public",
    summary: "The zone of a place, or 204 where the location does not deliver",
    params: idParams<LocationId>(),
    query: wireStruct({ latitude: decimalNumberText(-90, 90), longitude: decimalNumberText(-180, 180) }),
    answer: Schema.NullOr(deliveryZone),
    statuses: [200, 204],
  }),
  searchAddresses: endpoint("GET", "/locations/{id}/addresses", {
    permission: "public",
    summary: "Addresses near a location by a part of their text; 404 where the installation has no geocoder",
    params: idParams<LocationId>(),
    query: wireStruct({ search: trimmed(ADDRESS_SEARCH_LENGTH.min, ADDRESS_SEARCH_LENGTH.max) }),
    answer: listOf(foundAddress),
  }),
  slots: endpoint("GET", "/locations/{id}/slots", {
    permission: "public",
    summary: "The slots of one day of the shop, and what as soon as possible would mean now",
    params: idParams<LocationId>(),
    query: wireStruct({ method: fulfillmentMethod, date: dateText }),
    answer: slotDay,
    errors: ["fulfillment.not_supported"],
  }),
  showLegalText: endpoint("GET", "/shops/{id}/legal/{document}", {
    permission: "public",
    summary:
      "The version of a legal text that is public, in the visitor's language or another that it is in, or 204 where only the standard text is there",
    params: shownLegalParams,
    answer: Schema.NullOr(shownLegalVersion),
    statuses: [200, 204],
  }),
} as const;
