import { Suspense, useDeferredValue, useState, type ReactElement } from "react";
import { late } from "#ui/errors/late.tsx";
import {
  selectAwaitsOrderAgain,
  selectIsMenuLoading,
  selectMenuFilter,
  selectShownMenu,
} from "#core/menu/menu.selectors.ts";
import { useActors } from "#ui/app/app-context.tsx";
import { useSelected } from "#ui/app/use-selected.ts";
import { page } from "#ui/design/layout/layout.css.ts";
import { MenuFailed } from "./menu-failed.tsx";
import { MenuHead } from "./menu-head.tsx";
import * as styles from "./menu-screen.css.ts";
import { MenuCardProvider } from "./menu-card-context.tsx";
import { MenuSkeleton } from "./menu-skeleton.tsx";
import { MenuContents } from "./menu-contents.tsx";
import { usePlaceOfOrder } from "#ui/shop/status/use-place-of-order.ts";
import { usePrefetchedDialogs } from "./use-prefetched-dialogs.ts";

const MenuPart = late(async () => (await import("./menu-part.tsx")).MenuPart);

/** The menu: earlier orders and popular products first, then the categories. */
export default function MenuScreen(): ReactElement {
  const actors = useActors();
  const known = useSelected(actors.menu, selectShownMenu);
  const menu = useDeferredValue(known);
  const isLoading = useSelected(actors.menu, selectIsMenuLoading);
  // Together with the menu that ends it, else its room would go a moment before that is drawn.
  const awaitsOrderAgain = useDeferredValue(useSelected(actors.menu, selectAwaitsOrderAgain));
  const place = usePlaceOfOrder();
  const [query, setQuery] = useState("");
  const searched = useDeferredValue(query);
  const filter = useSelected(actors.menu, selectMenuFilter);
  const prefetch = usePrefetchedDialogs();

  if (menu === null || place === null) {
    // A menu that has come is drawn as soon as nothing else is waited for.
    const isComing = isLoading || known !== null || place === null;
    return isComing ? <MenuSkeleton /> : <MenuFailed />;
  }
  const locationId = place.location.id;
  const whole = <MenuContents menu={menu} locationId={locationId} awaitsOrderAgain={awaitsOrderAgain} />;
  return (
    <main id="content" tabIndex={-1} className={`${page()} ${styles.main}`} {...prefetch}>
      <MenuCardProvider menu={menu} place={place}>
        <MenuHead place={place} query={query} onSearch={setQuery} />
        {filter === null && searched.trim() === "" ? (
          whole
        ) : (
          <Suspense fallback={whole}>
            <MenuPart
              menu={menu}
              locationId={locationId}
              filter={filter}
              query={searched}
              onClear={() => setQuery("")}
            />
          </Suspense>
        )}
      </MenuCardProvider>
    </main>
  );
}
