import { useEffect, useState, type ReactElement } from "react";
import { useLocation, useNavigate } from "react-router";
import { selectUser } from "#core/auth/auth.selectors.ts";
import type { OrganizationId } from "#core/kernel/id.ts";
import { afterChoosingOrganization } from "#core/routing/after-sign-in.ts";
import { redirectOf } from "#core/routing/redirect-parameter.ts";
import { employmentsOf } from "#core/session/workplace.ts";
import { useActors, useApp } from "#ui/app/app-context.tsx";
import { useSelector } from "@xstate/react";
import { PageHeader } from "#ui/design/page-header.tsx";
import { BuildingIcon } from "#ui/design/icons/settings.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { ChoiceCard } from "./choice-card.tsx";
import * as styles from "./choice-card.css.ts";

/** For which of several organizations somebody works now. */
export default function ChooseOrganizationScreen(): ReactElement {
  const { L } = useI18n();
  const { root } = useApp();
  const { auth } = useActors();
  const user = useSelector(auth, selectUser);
  const navigate = useNavigate();
  const { search } = useLocation();
  const [chosen, setChosen] = useState<OrganizationId | null>(null);
  const employments = user === null ? [] : employmentsOf(user);
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
    if (next !== null) void navigate(next);
  }, [next, navigate]);
  return (
    <main id="content" tabIndex={-1} className={styles.screen}>
      <PageHeader title={L.organization.chooseTitle()} subtitle={L.organization.chooseText()} />
      {employments.length === 0 ? (
        <p>{L.organization.none()}</p>
      ) : (
        <ul className={styles.list}>
          {employments.map(({ id, organization, role }) => (
            <li key={id}>
              <ChoiceCard
                icon={<BuildingIcon size={28} />}
                title={organization.name}
                text={[
                  L.organization.role[role](),
                  L.common.locationsCount({
                    n: organization.shops.reduce((sum, shop) => sum + shop.locations.length, 0),
                  }),
                ].join(" · ")}
                isCurrent={organization.id === user?.selectedOrganizationId}
                isBusy={organization.id === chosen}
                onChoose={() => choose(organization.id)}
              />
            </li>
          ))}
        </ul>
      )}
    </main>
  );
}
