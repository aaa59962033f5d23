import { toId, type ModifierGroupId, type ModifierId } from "#core/kernel/id.ts";
import type { ModifierIdsByGroup } from "./cart.ts";

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
