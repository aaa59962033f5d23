import { useMemo, useState, type ReactElement, type ReactNode } from "react";
import type { LocationId } from "#core/kernel/id.ts";
import { filterMenu, type MenuFilter } from "#core/menu/filter/menu-filter.ts";
import type { Menu } from "#core/menu/menu.ts";
import { isSoldAt } from "#core/menu/price-at.ts";
import { PlainButton } from "#ui/design/button/plain-button.tsx";
import { EmptyState } from "#ui/design/feedback/empty-state.tsx";
import { CutleryIcon } from "#ui/design/icons/storefront.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { ProductCard } from "./product-card.tsx";
import { grid } from "./section/card-list.css.ts";
import * as styles from "./filter/menu-filter.css.ts";
import { misfitText } from "./product/misfit-text.ts";

interface FilteredMenuProps {
  readonly menu: Menu;
  readonly locationId: LocationId;
  readonly filter: MenuFilter;
  /** Draws what is left. */
  readonly children: (menu: Menu) => ReactNode;
}

/** The menu without what does not pass: says by what, counts what is left out, and shows it with its reasons (MENU-14). */
export function FilteredMenu({ menu, locationId, filter, children }: FilteredMenuProps): ReactElement {
  const i18n = useI18n();
  const { t } = i18n;
  const [isRevealed, setRevealed] = useState(false);
  const filtered = useMemo(() => filterMenu(menu, locationId, filter), [menu, locationId, filter]);
  const { hidden } = filtered;
  const isEmpty = hidden.length > 0 && !filtered.menu.products.some((one) => isSoldAt(one, locationId));
  const conditions = [
    ...filter.without.map((one) => t.menuFilter.withoutOne({ allergen: t.allergens[one]() })),
    ...filter.diets.map((one) => t.diets[one]()),
  ];
  return (
    <>
      <div className={styles.bar} role="status">
        <span className={styles.conditions}>{conditions.join(" · ")}</span>
        <span>{t.menuFilter.hidden({ n: hidden.length })}</span>
        {hidden.length > 0 && (
          <PlainButton
            size="sm"
            look="text"
            className={styles.reveal}
            aria-expanded={isRevealed}
            onClick={() => setRevealed(!isRevealed)}
          >
            {isRevealed ? t.menuFilter.conceal() : t.menuFilter.reveal()}
          </PlainButton>
        )}
      </div>
      {isRevealed && hidden.length > 0 && (
        <section aria-label={t.menuFilter.hiddenTitle()}>
          <h2 className={styles.hiddenTitle}>{t.menuFilter.hiddenTitle()}</h2>
          <ul className={grid}>
            {hidden.map(({ product, misfit }) => (
              <li key={product.id} className={styles.misfit}>
                <ProductCard product={product} look="row" />
                <p className={styles.reason}>{misfitText(i18n, misfit)}</p>
              </li>
            ))}
          </ul>
        </section>
      )}
      {isEmpty ? (
        <EmptyState icon={<CutleryIcon size={40} />} title={t.menuFilter.nothing()} />
      ) : (
        children(filtered.menu)
      )}
    </>
  );
}
