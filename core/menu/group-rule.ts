import type { LocationId } from "#core/kernel/id.ts";
import type { Money } from "#core/money/money.ts";
import type { Instant } from "#core/time/instant.ts";
import { availability, type Availability } from "./availability.ts";
import type { Modifier, ModifierGroup } from "./menu.ts";
import { maxChoicesOf } from "./options.ts";
import { priceAt } from "./price-at.ts";
import { byOrder } from "./sections.ts";

/** The rule of a group as it is put in words. */
export type GroupRule =
  | { readonly kind: "exactly"; readonly n: number }
  | { readonly kind: "atLeast"; readonly n: number }
  | { readonly kind: "between"; readonly min: number; readonly max: number }
  | { readonly kind: "optionalUpTo"; readonly n: number }
  | { readonly kind: "optional" };

/** How many options a person must and may choose; a most that the options cannot exceed anyway is not mentioned. */
export function groupRule(
  group: Pick<ModifierGroup, "singleChoice" | "minChoices" | "maxChoices"> & {
    readonly modifiers: readonly unknown[];
  },
): GroupRule {
  const { minChoices: min } = group;
  const max = maxChoicesOf(group);
  const isLimited = max < group.modifiers.length;
  if (min === 0) return isLimited ? { kind: "optionalUpTo", n: max } : { kind: "optional" };
  if (min === max) return { kind: "exactly", n: min };
  return isLimited ? { kind: "between", min, max } : { kind: "atLeast", n: min };
}

/** One row of a group: an option with its price difference at a location. */
export interface Option {
  readonly modifier: Modifier;
  readonly price: Money;
  readonly availability: Availability;
}

/** The options that a location offers, in their order; what is sold out stays, what is not sold there does not. */
export function optionsAt(group: ModifierGroup, locationId: LocationId, now: Instant): readonly Option[] {
  return group.modifiers.toSorted(byOrder).flatMap((modifier) => {
    const price = priceAt(modifier, locationId);
    return price === null ? [] : [{ modifier, price, availability: availability(modifier, locationId, now) }];
  });
}
