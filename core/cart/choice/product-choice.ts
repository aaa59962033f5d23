import { MAX_QUANTITY, type CartItem } from "../cart.ts";
import type { NewCartItem } from "../cart-events.ts";
import { chosenModifiers } from "#core/menu/chosen-modifiers.ts";
import type { ModifierGroupId, ModifierId, ProductId, PromotionId } from "#core/kernel/id.ts";
import type { Modifier, ModifierGroup } from "#core/menu/menu.ts";
import { maxChoicesOf } from "#core/menu/options.ts";

/** What a person is choosing about a product before it goes into the cart. */
export interface ProductChoice {
  readonly productId: ProductId;
  readonly modifierIdsByGroup: Readonly<Record<ModifierGroupId, readonly ModifierId[]>>;
  /** 1..99. */
  readonly qty: number;
  readonly notes: string;
  readonly couponId: PromotionId | null;
  readonly payByPoints: boolean;
}

/** One piece without any choice: nothing is chosen for the person, not even where one option must be. */
export function startChoice(productId: ProductId): ProductChoice {
  return { productId, modifierIdsByGroup: {}, qty: 1, notes: "", couponId: null, payByPoints: false };
}

/** The choice that a cart item holds, to be changed. */
export function choiceOfItem(item: CartItem): ProductChoice {
  const { productId, qty, couponId, payByPoints } = item;
  const chosen = chosenModifiers(item.modifierIdsByGroup);
  return {
    productId,
    modifierIdsByGroup: Object.fromEntries(chosen.map(({ groupId, modifierIds }) => [groupId, modifierIds])),
    qty,
    notes: item.notes ?? "",
    couponId,
    payByPoints,
  };
}

/** The modifiers that are chosen, in the order of the product's groups. */
export function chosenOf(choice: ProductChoice, groups: readonly ModifierGroup[]): readonly Modifier[] {
  return groups.flatMap(({ id, modifiers }) =>
    modifiers.filter((modifier) => chosenIn(choice, id).includes(modifier.id)),
  );
}

/** What is chosen in one group. */
export function chosenIn(choice: ProductChoice, groupId: ModifierGroupId): readonly ModifierId[] {
  return choice.modifierIdsByGroup[groupId] ?? [];
}

/**
 * Chooses an option, or takes the choice back. Where one is the most, another choice replaces it, and only a choice
 * that is not required can be taken back; where more are allowed, a choice above the most changes nothing.
 */
export function toggleModifier(
  choice: ProductChoice,
  group: ModifierGroup,
  modifierId: ModifierId,
): ProductChoice {
  const chosen = chosenIn(choice, group.id);
  return {
    ...choice,
    modifierIdsByGroup: { ...choice.modifierIdsByGroup, [group.id]: toggled(chosen, group, modifierId) },
  };
}

/** Whether the group takes no further choice; its other options rest until one is taken back. */
export function isGroupFull(choice: ProductChoice, group: ModifierGroup): boolean {
  const most = maxChoicesOf(group);
  return most > 1 && chosenIn(choice, group.id).length >= most;
}

/** The first group, in the product's order, that still needs a choice; null when the product can go into the cart. */
export function firstMissingGroup(
  choice: ProductChoice,
  groups: readonly ModifierGroup[],
): ModifierGroup | null {
  return groups.find((group) => chosenIn(choice, group.id).length < group.minChoices) ?? null;
}

/** Sets how many, kept within 1..99. */
export function withQuantity(choice: ProductChoice, qty: number): ProductChoice {
  return { ...choice, qty: Math.min(MAX_QUANTITY, Math.max(1, qty)) };
}

/** The choice as the cart takes it: one id where the group is single choice, else a list (CART-2); empty groups left out. */
export function toCartItem(choice: ProductChoice, groups: readonly ModifierGroup[]): NewCartItem {
  const { productId, qty, couponId, payByPoints } = choice;
  const entries = groups.flatMap(
    (group): readonly (readonly [string, ModifierId | readonly ModifierId[]])[] => {
      const ids = chosenIn(choice, group.id);
      const [first] = ids;
      if (first === undefined) return [];
      return [[group.id, group.singleChoice ? first : ids]];
    },
  );
  const notes = choice.notes.trim();
  return {
    productId,
    qty,
    modifierIdsByGroup: Object.fromEntries(entries),
    notes: notes === "" ? null : notes,
    couponId,
    payByPoints,
  };
}

function toggled(
  chosen: readonly ModifierId[],
  group: ModifierGroup,
  modifierId: ModifierId,
): readonly ModifierId[] {
  const isChosen = chosen.includes(modifierId);
  const most = maxChoicesOf(group);
  if (most === 1) {
    if (!isChosen) return [modifierId];
    return group.minChoices > 0 ? chosen : [];
  }
  if (isChosen) return chosen.filter((id) => id !== modifierId);
  return chosen.length < most ? [...chosen, modifierId] : chosen;
}
