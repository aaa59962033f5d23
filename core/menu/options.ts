import type { ModifierIdsByGroup } from "./chosen-modifiers.ts";
import { chosenModifiers } from "./chosen-modifiers.ts";
import type { ModifierGroupId } from "#core/kernel/id.ts";
import type { ModifierGroup } from "./menu.ts";

/** A group whose choice breaks its rule, and the rule. */
export interface InvalidGroup {
  readonly groupId: ModifierGroupId;
  readonly min: number;
  readonly max: number;
}

/** Most choices of a group; single choice is one at most, whatever the group's own figure says. */
export function maxChoicesOf(group: Pick<ModifierGroup, "singleChoice" | "maxChoices">): number {
  return group.singleChoice ? Math.min(1, group.maxChoices) : group.maxChoices;
}

/**
 * The groups whose choice is not allowed: fewer than the minimum, more than the maximum, one modifier twice, or a
 * modifier that the group does not have. A choice in a group that the product does not have comes last, with 0 and 0.
 */
export function invalidGroups(
  groups: readonly ModifierGroup[],
  chosen: ModifierIdsByGroup,
): readonly InvalidGroup[] {
  const choices = new Map(chosenModifiers(chosen).map(({ groupId, modifierIds }) => [groupId, modifierIds]));
  const broken = groups
    .filter((group) => {
      const ids = choices.get(group.id) ?? [];
      return (
        ids.length < group.minChoices ||
        ids.length > maxChoicesOf(group) ||
        new Set(ids).size < ids.length ||
        !ids.every((id) => group.modifiers.some((modifier) => modifier.id === id))
      );
    })
    .map((group) => ({ groupId: group.id, min: group.minChoices, max: maxChoicesOf(group) }));
  const known = new Set(groups.map((group) => group.id));
  const foreign = [...choices.keys()]
    .filter((groupId) => !known.has(groupId))
    .map((groupId) => ({ groupId, min: 0, max: 0 }));
  return [...broken, ...foreign];
}

/** Whether a product cannot go into the cart without a choice, so that one tap must open the product sheet. */
export function needsChoice(groups: readonly ModifierGroup[]): boolean {
  return groups.some((group) => group.minChoices > 0);
}
