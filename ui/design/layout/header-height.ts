/** Height of the shop's sticky header; the category bar is right below it. */
export const headerHeight = "64px";
