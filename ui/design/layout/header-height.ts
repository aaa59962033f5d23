/** Height of the shop's header, which stays at the top; the category strip stands right below it. */
export const headerHeight = "64px";
