import { memo, Suspense, useMemo, type ReactElement } from "react";
import type { LocationId } from "#core/kernel/id.ts";
import { MAX_WHOLE_PRODUCTS } from "#core/menu/menu-excerpt.ts";
import { toMenuSections } from "#core/menu/menu-sections.ts";
import type { MenuExcerpt } from "#core/menu/sections.ts";
import { EmptyState } from "#ui/design/feedback/empty-state.tsx";
import { CutleryIcon, FlameIcon, HeartIcon } from "#ui/design/icons/storefront.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { CategoryStrip } from "./section/category-strip.tsx";
import { MenuRail } from "./section/menu-rail.tsx";
import * as railStyles from "./section/menu-rail.css.ts";
import { MenuSectionList } from "./section/menu-section.tsx";
import { sectionAnchor } from "./product/product-path.ts";

interface MenuContentsProps {
  readonly menu: MenuExcerpt;
  readonly locationId: LocationId;
  /** Keeps room for what the customer had before, which is not known yet. */
  readonly awaitsOrderAgain: boolean;
}

const AGAIN = sectionAnchor("again");
const POPULAR = sectionAnchor("popular");

/** The whole menu of a location with its category bar; renders again only with another menu or location. */
export const MenuContents = memo(function MenuContents({
  menu,
  locationId,
  awaitsOrderAgain,
}: MenuContentsProps): ReactElement {
  const { t } = useI18n();
  const menuSections = useMemo(() => toMenuSections(menu, locationId), [menu, locationId]);
  const { orderAgain, popular, sections } = menuSections;
  const hasAgain = awaitsOrderAgain || orderAgain.length > 0;
  const hasPopular = popular.length > 0;
  const entries = useMemo(
    () => [
      ...(hasAgain ? [{ anchor: AGAIN, title: t.menu.orderAgain() }] : []),
      ...(hasPopular ? [{ anchor: POPULAR, title: t.menu.popular() }] : []),
      ...sections.map(({ category: { id, name } }) => ({ anchor: sectionAnchor(id), title: name })),
    ],
    [hasAgain, hasPopular, sections, t],
  );
  if (sections.length === 0)
    return (
      <EmptyState icon={<CutleryIcon size={40} />} title={t.menu.emptyTitle()}>
        {t.menu.emptyText()}
      </EmptyState>
    );
  return (
    <>
      <CategoryStrip entries={entries} />
      {hasAgain && (
        <Suspense>
          <MenuRail
            anchor={AGAIN}
            title={t.menu.orderAgain()}
            icon={<HeartIcon size={22} className={railStyles.icon} />}
            products={orderAgain}
          />
        </Suspense>
      )}
      {hasPopular && (
        <Suspense>
          <MenuRail
            anchor={POPULAR}
            title={t.menu.popular()}
            icon={<FlameIcon size={22} className={railStyles.icon} />}
            products={popular}
            eagerCount={1}
          />
        </Suspense>
      )}
      {sections.map(({ category, products, omitted }) => (
        <Suspense key={category.id}>
          <MenuSectionList
            anchor={sectionAnchor(category.id)}
            title={category.name}
            products={products}
            omitted={omitted}
            isNear={menu.sections !== undefined || menu.products.length <= MAX_WHOLE_PRODUCTS}
          />
        </Suspense>
      ))}
    </>
  );
});
