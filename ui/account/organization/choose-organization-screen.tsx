import { useEffect, useState, type ReactElement } from "react";
import { useLocation } from "react-router";
import { useGo } from "#ui/router/use-go.ts";
import { selectUser } from "#core/account/auth/auth.selectors.ts";
import type { OrganizationId } from "#core/kernel/id.ts";
import { afterChoosingOrganization } from "#core/routing/after-sign-in.ts";
import { redirectOf } from "#core/routing/redirect-parameter.ts";
import type { Employee } from "#core/account/employee.ts";
import { employmentsOf, isAdminPlace, searchPlaces } from "#core/account/workplace.ts";
import { useActors, useApp } from "#ui/app/app-context.tsx";
import { useSelected } from "#ui/app/use-selected.ts";
import { PageHeader } from "#ui/design/layout/page-header.tsx";
import { BuildingIcon } from "#ui/design/icons/settings.tsx";
import { TextField } from "#ui/design/field/text-field.tsx";
import type { I18n } from "#ui/i18n/i18n.ts";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { ChoiceCard } from "./choice-card.tsx";
import * as styles from "./choice-card.css.ts";

/** Chooses the organization to work for, of several. */
export default function ChooseOrganizationScreen(): ReactElement {
  const { t } = useI18n();
  const { root } = useApp();
  const { auth } = useActors();
  const user = useSelected(auth, selectUser);
  const go = useGo();
  const { search } = useLocation();
  const [chosen, setChosen] = useState<OrganizationId | null>(null);
  const [typed, setTyped] = useState("");
  const employments = user === null ? [] : employmentsOf(user);
  const found = searchPlaces(employments, typed);
  const choose = (organizationId: OrganizationId): void => {
    setChosen(organizationId);
    root.send({ type: "app.selectOrganization", organizationId });
  };
  // The next page's guards ask for the choice, so it is left only once the choice is known.
  const next =
    user !== null && chosen !== null && user.selectedOrganizationId === chosen
      ? afterChoosingOrganization(user, chosen, redirectOf(search))
      : null;
  useEffect(() => {
    if (next !== null) go(next);
  }, [next, go]);
  return (
    <main id="content" tabIndex={-1} className={styles.screen}>
      <PageHeader
        title={t.organization.chooseTitle()}
        subtitle={user?.isAdmin === true ? t.organization.chooseAnyText() : t.organization.chooseText()}
      />
      {user?.isAdmin === true && (
        <TextField
          label={t.organization.search()}
          type="search"
          className={styles.search}
          autoComplete="off"
          value={typed}
          onChange={setTyped}
        />
      )}
      {employments.length === 0 ? (
        <p>{t.organization.none()}</p>
      ) : found.length === 0 ? (
        <p role="status">{t.organization.notFound()}</p>
      ) : (
        <ul className={styles.list}>
          {found.map((place) => (
            <li key={place.id}>
              <ChoiceCard
                icon={<BuildingIcon size={28} />}
                title={<bdi>{place.organization.name}</bdi>}
                text={placeText(t, place)}
                isCurrent={place.organization.id === user?.selectedOrganizationId}
                isBusy={place.organization.id === chosen}
                onChoose={() => choose(place.organization.id)}
              />
            </li>
          ))}
        </ul>
      )}
    </main>
  );
}

function placeText(t: I18n["t"], place: Employee): string {
  if (isAdminPlace(place)) return t.organization.asAdmin();
  const n = place.organization.shops.reduce((sum, shop) => sum + shop.locations.length, 0);
  return [t.organization.role[place.role](), t.common.locationsCount({ n })].join(" · ");
}
