import type { ReactElement } from "react";
import { useGo } from "#ui/router/use-go.ts";
import { ChartIcon, PotIcon } from "#ui/design/icons/operations.tsx";
import { selectUser } from "#core/account/auth/auth.selectors.ts";
import { mayUser } from "#core/account/permissions.ts";
import { DASHBOARD_PATH } from "#core/sales/dashboard/dashboard-address.ts";
import { useActors } from "#ui/app/app-context.tsx";
import { useSelected } from "#ui/app/use-selected.ts";
import { PageHeader } from "#ui/design/layout/page-header.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { ChoiceCard } from "./choice-card.tsx";
import * as styles from "./choice-card.css.ts";

/** Chooses one of the back office's apps that this build has (GUARD-14). */
export default function ChooseAppScreen(): ReactElement {
  const { t } = useI18n();
  const go = useGo();
  const user = useSelected(useActors().auth, selectUser);
  return (
    <main id="content" tabIndex={-1} className={styles.screen}>
      <PageHeader title={t.organization.appTitle()} />
      <ul className={styles.list}>
        <li>
          <ChoiceCard
            icon={<PotIcon size={28} />}
            title={t.organization.operationsApp()}
            text={t.organization.operationsText()}
            onChoose={() => go("/operations")}
          />
        </li>
        {user !== null && mayUser(user, user.selectedOrganizationId, "dashboard.see") && (
          <li>
            <ChoiceCard
              icon={<ChartIcon size={28} />}
              title={t.organization.dashboardApp()}
              text={t.organization.dashboardText()}
              onChoose={() => go(DASHBOARD_PATH)}
            />
          </li>
        )}
      </ul>
    </main>
  );
}
