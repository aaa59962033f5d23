import type { Shop } from "./shop.ts";

/** Where shops come from. */
export interface ShopPort {
  /** Rejects with NotFound when no such shop exists. */
  bySlug(slug: string, signal: AbortSignal): Promise<Shop>;
  /** Rejects with NotFound when no shop has this domain. */
  byCustomDomain(domain: string, signal: AbortSignal): Promise<Shop>;
}
