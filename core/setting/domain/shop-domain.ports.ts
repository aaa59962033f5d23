import type { ShopId } from "#core/kernel/id.ts";
import type { DomainReport } from "./domain-records.ts";
import type { HeldShopDomain } from "./shop-domain.ts";

/** The own domains of shops. */
export interface ShopDomainPort {
  readShopDomain(id: ShopId, signal: AbortSignal): Promise<HeldShopDomain>;
  /**
   * Null takes it away. Rejects with Invalid where another shop has it, and with Refused `setting.version_conflict` where
   * somebody wrote it after that version.
   */
  writeShopDomain(
    id: ShopId,
    version: number,
    domain: string | null,
    signal: AbortSignal,
  ): Promise<HeldShopDomain>;
  /** What name servers say of the domain that the shop has. */
  checkShopDomain(id: ShopId, signal: AbortSignal): Promise<DomainReport>;
}
