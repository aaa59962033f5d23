import { aCategoryEntry } from "../builders/menu-entry.ts";
import { NOON } from "../builders/values.ts";
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
    }),
    importMenu: () => ({
      revision: 1,
      changes: [{ id: category.id, base: null, entry: category, by: "Mihai Pop", at: NOON }],
      settled: [],
    }),
    findMenuFile: () => "/menu.json",
  };
}
