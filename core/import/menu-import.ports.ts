import type { HeldChanges } from "#core/draft/menu-draft.ports.ts";
import type { NamedFile } from "#core/kernel/file-bytes.ts";
import type { ShopId } from "#core/kernel/id.ts";
import type { ImportOptions, ImportPreview } from "./menu-import.ts";
import type { PictureFilesPort } from "./picture/picture-files.ts";

/** Menus that come from files, and the pictures that those name. */
export interface MenuImportPort extends PictureFilesPort {
  /** Reads the files and compares them with the draft; writes nothing. */
  previewMenuImport(
    shopId: ShopId,
    files: readonly NamedFile[],
    options: ImportOptions,
    signal: AbortSignal,
  ): Promise<ImportPreview>;
  /**
   * Takes them into the draft. Rejects with Refused: `menu.version_conflict` where the draft is of another revision than
   * the one that was compared with, `menu.unreadable` where nothing of the files can be taken.
   */
  importMenu(
    shopId: ShopId,
    files: readonly NamedFile[],
    options: ImportOptions,
    revision: number,
    signal: AbortSignal,
  ): Promise<HeldChanges>;
  /** Where a browser gets the menu as a file that this import reads (IMPORT-1). */
  findMenuFile(shopId: ShopId, signal: AbortSignal): Promise<string>;
}
