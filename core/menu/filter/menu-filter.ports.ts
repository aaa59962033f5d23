import type { MenuFilter } from "./menu-filter.ts";

/** Keeps in this tab alone what somebody does not eat: it may say something of their health. */
export interface MenuFilterStorage {
  /** Null where nothing was chosen. */
  read(): Promise<MenuFilter | null>;
  write(filter: MenuFilter): Promise<void>;
}
