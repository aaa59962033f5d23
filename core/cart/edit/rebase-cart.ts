import type { LocationId } from "#core/kernel/id.ts";
import type { CartItem, PricedCart } from "../cart.ts";
import { contentHash } from "../content-hash.ts";
import { joinEqualItems } from "../equal-items.ts";

/** What a cart holds and where. */
export interface CartContent {
  readonly locationId: LocationId;
  readonly items: readonly CartItem[];
}

/** What a cart held at one revision. */
export interface CartState {
  readonly revision: number;
  readonly locationId: LocationId | null;
  readonly items: readonly CartItem[];
}

/**
 * The person's edits that a held cart does not know, made on it; null when it knows them all. `known` begins with the
 * last answered state and continues with what was sent since; the held cart was made from the one that it names, else from
 * the first. What was changed here wins, field by field; what was changed elsewhere stays.
 */
export function rebaseCart(
  known: readonly CartState[],
  mine: CartState & CartContent,
  held: PricedCart,
): CartContent | null {
  const base = known.find(({ revision }) => revision === held.writerRevision) ?? known[0];
  if (mine.revision === held.revision) return null;
  const before = byId(base?.items ?? []);
  const wanted = byId(mine.items);
  const present = byId(held.items);
  const kept = held.items.flatMap((item) => {
    const [was, now] = [before.get(item.id), wanted.get(item.id)];
    if (now === undefined) return was === undefined ? [item] : [];
    return [was === undefined ? now : rebaseItem(was, now, item)];
  });
  // One that left elsewhere stays away unless it was changed here.
  const added = mine.items.filter(
    ({ id }) => !present.has(id) && textOf(before.get(id)) !== textOf(wanted.get(id)),
  );
  const rebased = {
    locationId: mine.locationId === base?.locationId ? held.locationId : mine.locationId,
    items: joinEqualItems([...kept, ...added]),
  };
  return rebased.locationId === held.locationId &&
    String(rebased.items.map(textOf)) === String(held.items.map(textOf))
    ? null
    : rebased;
}

function rebaseItem(was: CartItem, now: CartItem, held: CartItem): CartItem {
  const pick = <K extends keyof CartItem>(key: K): CartItem[K] =>
    textOf({ ...was, [key]: now[key] }) === textOf(was) ? held[key] : now[key];
  return {
    id: held.id,
    productId: pick("productId"),
    qty: pick("qty"),
    modifierIdsByGroup: pick("modifierIdsByGroup"),
    notes: pick("notes"),
    couponId: pick("couponId"),
    payByPoints: pick("payByPoints"),
  };
}

function byId(items: readonly CartItem[]): ReadonlyMap<string, CartItem> {
  return new Map(items.map((item) => [item.id, item]));
}

// Independent of the order of fields and groups, which differs between what was sent and what is kept.
function textOf(item: CartItem | undefined): string {
  return item === undefined ? "" : `${item.id} ${item.qty} ${contentHash(item)}`;
}
