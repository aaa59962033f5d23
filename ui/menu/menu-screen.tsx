import { lazy, Suspense, useDeferredValue, useState, type ReactElement } from "react";
import { selectIsMenuLoading, selectMenu } from "#core/menu/menu.selectors.ts";
import { useActors } from "#ui/app/app-context.tsx";
import { useSelected } from "#ui/app/use-selected.ts";
import { page } from "#ui/design/layout.css.ts";
import type { ScreenProps } from "#ui/router/screen.ts";
import { LinkedProduct } from "./linked-product.tsx";
import { MenuFailed } from "./menu-failed.tsx";
import { MenuHead } from "./menu-head.tsx";
import * as styles from "./menu-screen.css.ts";
import { MenuShelfProvider } from "./menu-shelf-context.tsx";
import { MenuSkeleton } from "./menu-skeleton.tsx";
import { Shelves } from "./shelves.tsx";
import { usePlaceOfOrder } from "./use-place-of-order.ts";
import { usePrefetchedDialogs } from "./use-prefetched-dialogs.ts";

const SearchResults = lazy(async () => ({ default: (await import("./search-results.tsx")).SearchResults }));

/** The menu: what was ordered before and what many order first, then category by category. */
export default function MenuScreen({ params }: ScreenProps): ReactElement {
  const actors = useActors();
  const menu = useSelected(actors.menu, selectMenu);
  const isLoading = useSelected(actors.menu, selectIsMenuLoading);
  const place = usePlaceOfOrder();
  const [query, setQuery] = useState("");
  const searched = useDeferredValue(query);
  const prefetch = usePrefetchedDialogs();

  if (menu === null || place === null) return isLoading || place === null ? <MenuSkeleton /> : <MenuFailed />;
  return (
    <main id="content" tabIndex={-1} className={`${page()} ${styles.main}`} {...prefetch}>
      <MenuShelfProvider menu={menu} place={place}>
        <LinkedProduct menu={menu} slug={params["product"] ?? null} />
        <MenuHead place={place} query={query} onSearch={setQuery} />
        {searched.trim() === "" ? (
          <Shelves menu={menu} locationId={place.location.id} />
        ) : (
          <Suspense fallback={<Shelves menu={menu} locationId={place.location.id} />}>
            <SearchResults
              menu={menu}
              locationId={place.location.id}
              query={searched}
              onClear={() => setQuery("")}
            />
          </Suspense>
        )}
      </MenuShelfProvider>
    </main>
  );
}
