/** Why nothing of an imported menu can be taken. */
export const MENU_REFUSALS = ["unreadable", "format", "currency", "empty", "shop"] as const;

/** One of them. */
export type MenuRefusal = (typeof MENU_REFUSALS)[number];
