import type { SnapshotFrom } from "xstate";
import type { Loaded } from "#core/time/loaded.ts";
import type { MenuFilter } from "./filter/menu-filter.ts";
import type { menuMachine } from "./menu.machine.ts";
import type { Menu } from "./menu.ts";
import type { MenuExcerpt } from "./sections.ts";

/** One state of the machine. */
export type MenuSnapshot = SnapshotFrom<typeof menuMachine>;

/** The menu; null while it loads for the first time or could not be read. */
export function selectMenu(snapshot: MenuSnapshot): Menu | null {
  return snapshot.context.loaded?.value ?? null;
}

/** The menu, and until it comes the one product of it that the page is about. */
export function selectMenuOrExcerpt(snapshot: MenuSnapshot): Menu | null {
  return selectMenu(snapshot) ?? snapshot.context.excerpt;
}

/** The menu, and until it comes the beginning of it that its page was drawn with. */
export function selectShownMenu(snapshot: MenuSnapshot): MenuExcerpt | null {
  const { excerpt } = snapshot.context;
  return selectMenu(snapshot) ?? (excerpt?.sections === undefined ? null : excerpt);
}

/** What the menu is shown by; null shows everything. */
export function selectMenuFilter(snapshot: MenuSnapshot): MenuFilter | null {
  return snapshot.context.filter;
}

/** Whether room is kept for what the customer had before, which comes with their own menu (PAGE-14). */
export function selectAwaitsOrderAgain(snapshot: MenuSnapshot): boolean {
  return snapshot.context.awaitsOrderAgain;
}

/** The menu with the instant it was asked for, as a rendered page hands it on. */
export function selectLoadedMenu(snapshot: MenuSnapshot): Loaded<Menu> | null {
  return snapshot.context.loaded;
}

/** Whether the menu was asked for, and is there or has failed. */
export function selectIsMenuSettled(snapshot: MenuSnapshot): boolean {
  return !snapshot.matches("unknown") && !snapshot.hasTag("busy");
}

/** Whether the skeleton belongs on screen. */
export function selectIsMenuLoading(snapshot: MenuSnapshot): boolean {
  return snapshot.context.loaded === null && !snapshot.hasTag("failed");
}
