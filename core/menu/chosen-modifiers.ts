import { toId, type ModifierGroupId, type ModifierId } from "#core/kernel/id.ts";

/** The chosen modifiers: one id where the group is single choice, else a list (CART-2). */
export type ModifierIdsByGroup = Readonly<Record<ModifierGroupId, ModifierId | readonly ModifierId[]>>;

/** What was chosen in one group. */
export interface GroupChoice {
  readonly groupId: ModifierGroupId;
  readonly modifierIds: readonly ModifierId[];
}

/** The choices of an item group by group, a single id being a list of one; groups without a choice are left out. */
export function chosenModifiers(chosen: ModifierIdsByGroup): readonly GroupChoice[] {
  return Object.entries<ModifierId | readonly ModifierId[]>(chosen)
    .map(([groupId, ids]) => ({
      groupId: toId<ModifierGroupId>(groupId),
      modifierIds: typeof ids === "string" ? [ids] : ids,
    }))
    .filter(({ modifierIds }) => modifierIds.length > 0);
}
