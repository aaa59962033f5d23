import type { MenuDraft } from "#core/draft/menu-draft.ports.ts";
import type { MenuContent, MenuEntry } from "#core/draft/menu-entry.ts";

/** A part of the menu on screen, and what can be done with its entries. */
export interface MenuViewProps {
  readonly draft: MenuDraft;
  readonly content: MenuContent;
  /** Opens the form of an entry as it was seen; null where it is new. */
  readonly onOpen: (base: MenuEntry | null, entry: MenuEntry) => void;
  /** Puts an entry elsewhere among its siblings. */
  readonly onMove: <E extends MenuEntry>(siblings: readonly E[], moved: E, index: number) => void;
}
