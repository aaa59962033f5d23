import { useMemo, useState, type ReactElement } from "react";
import type { ShopId } from "#core/kernel/id.ts";
import { shopsOf } from "#core/account/workplace.ts";
import { EmptyState } from "#ui/design/feedback/empty-state.tsx";
import { SelectField } from "#ui/design/field/select-field.tsx";
import { StoreIcon } from "#ui/design/icons/storefront.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { useOffice } from "../office-context.tsx";
import { MenuEditor } from "./menu-editor.tsx";
import * as office from "../office-screen.css.ts";
import * as styles from "./menu-editor.css.ts";

/** The menu of a shop as it is edited (MENU-15): of the shop whose location the header names, else of one chosen here. */
export default function MenuEditScreen(): ReactElement {
  const { t } = useI18n();
  const words = t.operations.menuEditor;
  const { workplaces, locationId } = useOffice();
  const [chosen, choose] = useState<ShopId | null>(null);
  const shops = useMemo(() => shopsOf(workplaces), [workplaces]);
  const named = workplaces.find(({ location }) => location.id === locationId)?.shopId ?? chosen;
  const shop = shops.find(({ id }) => id === named) ?? shops[0];
  return (
    <main id="content" tabIndex={-1} className={styles.screen}>
      <header className={styles.head}>
        <h1 className={office.title}>{t.officeTitles["operations.menu"]()}</h1>
        {locationId === null && shops.length > 1 && (
          <SelectField
            className={styles.shop}
            label={words.shop()}
            labelHidden
            options={shops.map(({ id, name }) => ({ value: id, label: name }))}
            value={shop?.id}
            onChange={(value) => choose(shops.find(({ id }) => id === value)?.id ?? null)}
          />
        )}
      </header>
      {shop === undefined ? (
        <EmptyState icon={<StoreIcon size={40} />} title={words.noShop()}>
          {words.noShopText()}
        </EmptyState>
      ) : (
        <MenuEditor key={shop.id} shopId={shop.id} />
      )}
    </main>
  );
}
