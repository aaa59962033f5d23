import type { AppError } from "#core/errors/app-error.ts";
import type { LocationId, PriceUpdateId, ShopId } from "#core/kernel/id.ts";
import type { Money } from "#core/money/money.ts";
import { writeTypedAmount } from "#core/money/typed-amount.ts";
import type { Instant } from "#core/time/instant.ts";
import type { Menu } from "../menu.ts";
import {
  areSamePrices,
  priceSections,
  typedChanges,
  type PriceSection,
  type TypedPrices,
} from "./price-table.ts";
import { placeKey, type ListedPriceChange, type PriceChange, type PriceUpdate } from "./price-update.ts";

/** The update that is looked at (null: a new one), and whose prices can be typed. */
export interface PriceEditorInput {
  readonly updateId: PriceUpdateId | null;
  readonly places: readonly { readonly shopId: ShopId; readonly locationId: LocationId }[];
  /** What divides decimals in what is typed. */
  readonly comma: "," | ".";
}

/** What was read: the update, and the menus of its shops. */
export interface ReadPrices {
  readonly update: PriceUpdate | null;
  readonly menus: readonly { readonly shopId: ShopId; readonly menu: Menu }[];
}

/** What staff asks of the update. */
export type PriceEditorMove =
  | { readonly move: "draft" }
  | { readonly move: "schedule"; readonly effectiveAt: Instant; readonly confirmedPrice: Money | null }
  | { readonly move: "apply"; readonly confirmedPrice: Money | null }
  | { readonly move: "revert" };

/** What is known, what was typed, and what is being done. */
export interface PriceEditorContext extends PriceEditorInput {
  readonly read: ReadPrices | null;
  readonly typed: TypedPrices;
  /** Whether changes expect the prices of now, whatever they were written against. */
  readonly takesNow: boolean;
  readonly asked: PriceEditorMove | null;
  readonly error: AppError | null;
}

/** What is asked of it. */
export type PriceEditorEvent =
  | { readonly type: "priceEditor.typePrice"; readonly key: string; readonly text: string }
  /** The prices of now are what the changes were meant for as well. */
  | { readonly type: "priceEditor.takePricesOfNow" }
  | { readonly type: "priceEditor.move"; readonly asked: PriceEditorMove }
  /** Prices changed elsewhere, or could not be read. */
  | { readonly type: "priceEditor.refresh" };

/** What it tells. */
export type PriceEditorEmitted =
  | { readonly type: "priceEditor.failed"; readonly error: AppError; readonly during: "read" | "write" }
  /** The update has its address now. */
  | { readonly type: "priceEditor.settled"; readonly id: PriceUpdateId };

/** Every price that can be typed, shop by shop. */
export function editedSections({
  read,
  places,
  typed,
  takesNow,
}: Pick<PriceEditorContext, "read" | "places" | "typed" | "takesNow">): readonly PriceSection[] {
  const held = takesNow ? [] : (read?.update?.changes ?? []);
  return (read?.menus ?? []).flatMap(({ shopId, menu }) => {
    const locationIds = places.filter((place) => place.shopId === shopId).map(({ locationId }) => locationId);
    return priceSections(menu, locationIds, typed, held);
  });
}

/** The changes that are typed and not saved; null where they are what is held. */
export function unsavedChanges(context: PriceEditorContext): readonly PriceChange[] | null {
  const update = context.read?.update ?? null;
  if (update !== null && update.status !== "draft") return null;
  const changes = typedChanges(editedSections(context));
  return areSamePrices(changes, update?.changes ?? []) ? null : changes;
}

/** What the fields of a table show for the changes that are held. */
export function typedOf(changes: readonly ListedPriceChange[], comma: "," | "."): TypedPrices {
  return new Map(changes.map((change) => [placeKey(change), writeTypedAmount(change.newPrice, comma)]));
}
