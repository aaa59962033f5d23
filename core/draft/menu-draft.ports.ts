import type { FileBytes } from "#core/kernel/file-bytes.ts";
import type { UploadedPicture } from "#core/menu/picture.ts";
import type { LocationId, ProductId, ShopId } from "#core/kernel/id.ts";
import type { Currency } from "#core/money/money.ts";
import type { Locale } from "#core/shop/shop.ts";
import type { Instant } from "#core/time/instant.ts";
import type { DraftChange, EntryChange } from "./menu-draft.ts";
import type { Page } from "#core/kernel/page.ts";
import type { Publication, PublishedChange } from "./publication.ts";
import type { MenuContent, MenuEntryId } from "./menu-entry.ts";

/** The menu of a shop as it is published, and what waits to be. */
export interface MenuDraft {
  readonly shopId: ShopId;
  readonly shopSlug: string;
  /** Counts edits and publications; what is published is what was seen at a revision. */
  readonly revision: number;
  /** The shop's own language. */
  readonly locale: Locale;
  readonly currency: Currency;
  readonly locations: readonly { readonly id: LocationId; readonly slug: string; readonly name: string }[];
  readonly entries: MenuContent;
  readonly changes: readonly DraftChange[];
  /** When it publishes itself; null unless somebody set a time. */
  readonly publishAt: Instant | null;
  readonly scheduledBy: string | null;
  /** When it should have published itself and could not, since something kept it from it (MENU-19); null otherwise. */
  readonly missedAt: Instant | null;
  /** How often the menu was published; the number of the latest publication. */
  readonly publications: number;
}

/** What became of changes: those that are held, and those that are as published. */
export interface HeldChanges {
  readonly revision: number;
  readonly changes: readonly DraftChange[];
  readonly settled: readonly MenuEntryId[];
}

/** The menu of a shop as it is edited. */
export interface MenuDraftPort {
  loadMenuDraft(shopId: ShopId, signal: AbortSignal): Promise<MenuDraft>;
  /** Rejects with Refused (`menu.stale`) where an entry is another than was seen; then nothing is taken. */
  editMenuDraft(shopId: ShopId, changes: readonly EntryChange[], signal: AbortSignal): Promise<HeldChanges>;
  /** Rejects with Refused (`menu.version_conflict`) where the draft is of another revision. */
  discardMenuDraft(
    shopId: ShopId,
    revision: number,
    ids: readonly MenuEntryId[] | null,
    signal: AbortSignal,
  ): Promise<HeldChanges>;
  /** Rejects with Refused: `menu.version_conflict`, or `menu.flawed` where something keeps it from being published. */
  publishMenu(shopId: ShopId, revision: number, signal: AbortSignal): Promise<void>;
  /**
   * Rejects with Invalid (field `picture`) where it is none that may be uploaded. One whose file has a known SHA-256 (in
   * hex) is kept once, by it (IMPORT-11).
   */
  putProductPicture(
    shopId: ShopId,
    productId: ProductId,
    picture: FileBytes,
    contentHash: string | null,
    signal: AbortSignal,
  ): Promise<UploadedPicture>;
  /**
   * Sets when the draft publishes itself, with what is changed until then; null takes that back. Rejects with Refused
   * (`menu.version_conflict`, `menu.flawed`), or Invalid (field `publishAt`) where the time is over or far.
   */
  scheduleMenu(
    shopId: ShopId,
    revision: number,
    publishAt: Instant | null,
    signal: AbortSignal,
  ): Promise<void>;
  /** A page of how the menu was published, the newest first. */
  listMenuPublications(shopId: ShopId, page: number, signal: AbortSignal): Promise<Page<Publication>>;
  /** What would be other, were the menu after a publication brought back; 0 is the one before the first. */
  previewMenuReversal(
    shopId: ShopId,
    number: number,
    signal: AbortSignal,
  ): Promise<readonly PublishedChange[]>;
  /** Rejects with Refused: `menu.version_conflict` where it was published again since, or `menu.flawed`. */
  revertMenu(shopId: ShopId, number: number, publications: number, signal: AbortSignal): Promise<void>;
}
