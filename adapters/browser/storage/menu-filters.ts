import { ALLERGENS } from "#core/menu/allergens.ts";
import { FILTER_DIETS } from "#core/menu/filter/diets.ts";
import type { MenuFilterStorage } from "#core/menu/filter/menu-filter.ports.ts";
import { isRecord, readJson, type TextStore } from "./text-store.ts";

const FILTER = "diner_menu_filter";

/** Keeps in this tab what the menu is shown by; what is no longer an allergen or a diet is left out. */
export function createMenuFilters(tab: TextStore): MenuFilterStorage {
  return {
    read: async () => {
      const kept = readJson(tab, FILTER);
      if (!isRecord(kept)) return null;
      return { without: among(ALLERGENS, kept["without"]), diets: among(FILTER_DIETS, kept["diets"]) };
    },
    write: async (filter) => tab.write(FILTER, JSON.stringify(filter)),
  };
}

function among<Value extends string>(known: readonly Value[], kept: unknown): readonly Value[] {
  return Array.isArray(kept) ? known.filter((value) => kept.includes(value)) : [];
}
