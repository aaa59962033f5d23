import type { MenuSnapshot } from "./menu.selectors.ts";

/** Whether the page brought a part of the menu alone, and the menu itself comes after it (PAGE-9). */
export function selectIsMenuLate({ context }: MenuSnapshot): boolean {
  return context.excerpt?.sections !== undefined;
}
