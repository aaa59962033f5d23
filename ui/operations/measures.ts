/** From this width on the board stands in columns; below it one column at a time is shown under tabs. */
export const boardIsWide = "(min-width: 75rem)";

/** Below this width the navigation opens from a button. */
export const navigationIsBeside = "(min-width: 64rem)";
