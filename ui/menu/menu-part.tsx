import type { ReactElement } from "react";
import type { LocationId } from "#core/kernel/id.ts";
import type { MenuFilter } from "#core/menu/filter/menu-filter.ts";
import type { MenuExcerpt } from "#core/menu/sections.ts";
import { FilteredMenu } from "./filtered-menu.tsx";
import { MenuContents } from "./menu-contents.tsx";
import { SearchResults } from "./search-results.tsx";

interface MenuPartProps {
  readonly menu: MenuExcerpt;
  readonly locationId: LocationId;
  /** What somebody does not eat; null where nothing was chosen. */
  readonly filter: MenuFilter | null;
  readonly query: string;
  readonly onClear: () => void;
}

/** What is left of the menu by the filter, and of that what a search finds. */
export function MenuPart({ menu, locationId, filter, query, onClear }: MenuPartProps): ReactElement {
  const draw = (shown: MenuExcerpt): ReactElement =>
    query.trim() === "" ? (
      <MenuContents menu={shown} locationId={locationId} awaitsOrderAgain={false} />
    ) : (
      <SearchResults menu={shown} locationId={locationId} query={query} onClear={onClear} />
    );
  // The beginning of a large menu is as the server drew it, and says nothing of what it leaves out.
  return filter === null || menu.sections !== undefined ? (
    draw(menu)
  ) : (
    <FilteredMenu menu={menu} locationId={locationId} filter={filter}>
      {draw}
    </FilteredMenu>
  );
}
