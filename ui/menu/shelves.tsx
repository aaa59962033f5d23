import { memo, Suspense, useMemo, type ReactElement } from "react";
import type { LocationId } from "#core/kernel/id.ts";
import { menuShelves } from "#core/menu/menu-shelves.ts";
import type { Menu } from "#core/menu/menu.ts";
import { EmptyState } from "#ui/design/empty-state.tsx";
import { CutleryIcon, FlameIcon, HeartIcon } from "#ui/design/icons/storefront.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { CategoryStrip } from "./category-strip.tsx";
import { MenuRail } from "./menu-rail.tsx";
import * as railStyles from "./menu-rail.css.ts";
import { MenuSectionList } from "./menu-section.tsx";
import { shelfAnchor } from "./product-path.ts";

interface ShelvesProps {
  readonly menu: Menu;
  readonly locationId: LocationId;
}

const AGAIN = shelfAnchor("again");
const POPULAR = shelfAnchor("popular");

/** The whole menu of a location with its strip of headings; drawn anew only with another menu or location. */
export const Shelves = memo(function Shelves({ menu, locationId }: ShelvesProps): ReactElement {
  const { L } = useI18n();
  const shelves = useMemo(() => menuShelves(menu, locationId), [menu, locationId]);
  const { orderAgain, popular, sections } = shelves;
  const hasAgain = orderAgain.length > 0;
  const hasPopular = popular.length > 0;
  const entries = useMemo(
    () => [
      ...(hasAgain ? [{ anchor: AGAIN, title: L.menu.orderAgain() }] : []),
      ...(hasPopular ? [{ anchor: POPULAR, title: L.menu.popular() }] : []),
      ...sections.map(({ category: { id, name } }) => ({ anchor: shelfAnchor(id), title: name })),
    ],
    [hasAgain, hasPopular, sections, L],
  );
  if (sections.length === 0)
    return (
      <EmptyState icon={<CutleryIcon size={40} />} title={L.menu.emptyTitle()}>
        {L.menu.emptyText()}
      </EmptyState>
    );
  return (
    <>
      <CategoryStrip entries={entries} />
      {hasAgain && (
        <Suspense>
          <MenuRail
            anchor={AGAIN}
            title={L.menu.orderAgain()}
            icon={<HeartIcon size={22} className={railStyles.icon} />}
            products={orderAgain}
          />
        </Suspense>
      )}
      {hasPopular && (
        <Suspense>
          <MenuRail
            anchor={POPULAR}
            title={L.menu.popular()}
            icon={<FlameIcon size={22} className={railStyles.icon} />}
            products={popular}
            eagerCount={2}
          />
        </Suspense>
      )}
      {sections.map(({ category, products }) => (
        <Suspense key={category.id}>
          <MenuSectionList anchor={shelfAnchor(category.id)} title={category.name} products={products} />
        </Suspense>
      ))}
    </>
  );
});
