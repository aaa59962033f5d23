import type { PictureId } from "#core/kernel/id.ts";
import { aCategoryEntry } from "../builders/menu-entry.ts";
import { idOf, NOON } from "../builders/values.ts";
import type { InMemoryPorts } from "./call-log.ts";

/** Menus from files, in memory: every file is a table with one more category. */
export function createInMemoryMenuImports(): InMemoryPorts["menuImports"] {
  const category = aCategoryEntry("Supe");
  return {
    previewMenuImport: () => ({
      revision: 0,
      format: "table",
      table: { headings: [{ heading: "nume", sample: "Supă" }], columns: [] },
      refusal: null,
      products: 1,
      findings: [],
      refused: 0,
      altered: 0,
      changes: [{ before: null, after: category }],
      contested: [],
      pictures: [],
    }),
    importMenu: () => ({
      revision: 1,
      changes: [{ id: category.id, base: null, entry: category, by: "Mihai Pop", at: NOON }],
      settled: [],
    }),
    findMenuFile: () => "/menu.json",
    openPictures: (files) => ({
      files: files.map((file) => ({ path: file.name, size: file.size, read: () => Promise.resolve(file) })),
      broken: [],
    }),
    // Every picture is the one that the drafts in memory keep.
    findContent: () => ({ hash: "0".repeat(64), id: idOf<PictureId>("picture") }),
  };
}
