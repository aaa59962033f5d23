import * as Schema from "effect/Schema";
import { DOMAIN_STATES, type DomainReport } from "#core/setting/domain/domain-records.ts";
import type { HeldShopDomain } from "#core/setting/domain/shop-domain.ts";
import { MAX_HOST_LENGTH } from "#core/shop/shop-from-host.ts";
import { encoderOf } from "../schema/encoder.ts";
import { count, trimmed } from "../schema/scalars.ts";
import { wireStruct, type WireCodec } from "../schema/wire-struct.ts";

/** A domain as somebody writes it, with the version that it changes; null takes it away. */
export const shopDomainCommand = wireStruct({
  version: count,
  domain: Schema.NullOr(trimmed(1, MAX_HOST_LENGTH)),
});

/** The domain as it is held. */
export const heldShopDomain: WireCodec<HeldShopDomain> = wireStruct({
  version: count,
  domain: Schema.NullOr(Schema.String),
  ownHost: Schema.String,
  target: Schema.String,
  hosts: wireStruct({ baseHost: Schema.String, dinerHosts: Schema.Array(Schema.String) }),
});

/** What name servers say of it. */
export const domainReport: WireCodec<DomainReport> = wireStruct({
  state: Schema.Literals(DOMAIN_STATES),
  found: Schema.Array(Schema.String),
});

/** The domain as a refusal names it. */
export function encodeShopDomain(held: HeldShopDomain): unknown {
  return encoderOf(heldShopDomain)(held);
}
