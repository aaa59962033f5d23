import { useState, type ReactElement } from "react";
import { mayUser } from "#core/account/permissions.ts";
import { workplaceName } from "#core/account/workplace.ts";
import type { LocationId } from "#core/kernel/id.ts";
import { PRICE_UPDATES_PATH } from "#core/menu/price-update/price-paths.ts";
import { buttonStyle } from "#ui/design/button/button.css.ts";
import { EmptyState } from "#ui/design/feedback/empty-state.tsx";
import { SelectField } from "#ui/design/field/select-field.tsx";
import { StoreIcon } from "#ui/design/icons/storefront.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { ScopedLink } from "#ui/router/scoped-link.tsx";
import { useOffice } from "../office-context.tsx";
import { LocationProducts } from "./location-products.tsx";
import * as office from "../office-screen.css.ts";
import * as styles from "./products-screen.css.ts";

/** What each location sells, and what is sold out there: of the location that the header names, else of one chosen here. */
export default function ProductsScreen(): ReactElement {
  const { t } = useI18n();
  const { user, organization, workplaces, locationId } = useOffice();
  const [chosen, choose] = useState<LocationId | null>(null);
  const wanted = locationId ?? chosen;
  const workplace = workplaces.find(({ location }) => location.id === wanted) ?? workplaces[0];
  return (
    <main id="content" tabIndex={-1} className={styles.screen}>
      <header className={styles.head}>
        <h1 className={office.title}>{t.operations.products()}</h1>
        {mayUser(user, user.selectedOrganizationId, "prices.see") && (
          <ScopedLink to={PRICE_UPDATES_PATH} className={buttonStyle({ size: "md", color: "white" })}>
            {t.priceUpdates.title()}
          </ScopedLink>
        )}
        {mayUser(user, user.selectedOrganizationId, "menu.change") && (
          <ScopedLink to="/operations/menu" className={buttonStyle({ size: "md", color: "white" })}>
            {t.operations.menuEditor.edit()}
          </ScopedLink>
        )}
        {organization !== null && locationId === null && workplaces.length > 1 && (
          <SelectField
            className={styles.location}
            label={t.operations.location()}
            labelHidden
            options={workplaces.map((one) => ({
              value: one.location.id,
              label: workplaceName(one, organization),
            }))}
            value={workplace?.location.id}
            onChange={(value) =>
              choose(workplaces.find(({ location }) => location.id === value)?.location.id ?? null)
            }
          />
        )}
      </header>
      {workplace === undefined ? (
        <EmptyState icon={<StoreIcon size={40} />} title={t.availability.noLocation()}>
          {t.availability.noLocationText()}
        </EmptyState>
      ) : (
        <LocationProducts
          key={workplace.location.id}
          workplace={workplace}
          mayChange={mayUser(user, user.selectedOrganizationId, "availability.change", workplace.location.id)}
        />
      )}
    </main>
  );
}
