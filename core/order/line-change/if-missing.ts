/** What becomes of lines that cannot be had when their customer does not answer, in the order in which it is offered (ORDER-33). */
export const IF_MISSING = ["remove", "replace", "cancel"] as const;
export type IfMissing = (typeof IF_MISSING)[number];

/** What holds where nobody said anything. */
export const DEFAULT_IF_MISSING: IfMissing = "remove";
