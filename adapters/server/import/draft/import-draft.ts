import type { Money } from "#core/money/money.ts";

/**
 * A menu as read from somebody else's files: what every format becomes before it is written. Keys are stable
 * across runs over the same source, so that importing twice finds the same rows. Lists are in menu order.
 */
export interface ImportDraft {
  /** What the source calls the place; null where it says nothing. */
  readonly shopName: string | null;
  readonly categories: readonly DraftCategory[];
  readonly modifierGroups: readonly DraftGroup[];
  readonly products: readonly DraftProduct[];
}

/** A heading. */
export interface DraftCategory {
  readonly key: string;
  readonly name: string;
}

/** A choice to make; single choice has a maximum of one. */
export interface DraftGroup {
  readonly key: string;
  readonly name: string;
  readonly singleChoice: boolean;
  readonly minChoices: number;
  readonly maxChoices: number;
  readonly modifiers: readonly DraftModifier[];
}

/** An option; its price is added to the product's. */
export interface DraftModifier {
  readonly key: string;
  readonly name: string;
  readonly price: Money;
}

/** Something to eat or drink. */
export interface DraftProduct {
  readonly key: string;
  readonly categoryKey: string;
  readonly name: string;
  readonly description: string | null;
  readonly price: Money;
  readonly groupKeys: readonly string[];
  /** Null where the source names none. */
  readonly diets: readonly string[] | null;
  /** Switched off in the source: imported, but unavailable until somebody switches it on. */
  readonly switchedOff: boolean;
}
