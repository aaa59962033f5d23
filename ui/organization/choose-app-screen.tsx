import type { ReactElement } from "react";
import { useNavigate } from "react-router";
import { selectUser } from "#core/auth/auth.selectors.ts";
import { isManagerIn } from "#core/session/permissions.ts";
import { useActors } from "#ui/app/app-context.tsx";
import { useSelected } from "#ui/app/use-selected.ts";
import { ChartIcon, PotIcon } from "#ui/design/icons/operations.tsx";
import { PageHeader } from "#ui/design/page-header.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { SCREENS } from "#ui/router/screens.ts";
import { ChoiceCard } from "./choice-card.tsx";
import * as styles from "./choice-card.css.ts";

/** Operations for everybody, the dashboard for managers (product §7). */
export default function ChooseAppScreen(): ReactElement {
  const { L } = useI18n();
  const { auth } = useActors();
  const user = useSelected(auth, selectUser);
  const navigate = useNavigate();
  const seesDashboard =
    user !== null && isManagerIn(user, user.selectedOrganizationId) && SCREENS["dashboard"] !== undefined;
  return (
    <main id="content" tabIndex={-1} className={styles.screen}>
      <PageHeader title={L.organization.appTitle()} />
      <ul className={styles.list}>
        <li>
          <ChoiceCard
            icon={<PotIcon size={28} />}
            title={L.organization.operationsApp()}
            text={L.organization.operationsText()}
            onChoose={() => void navigate("/operations")}
          />
        </li>
        {seesDashboard && (
          <li>
            <ChoiceCard
              icon={<ChartIcon size={28} />}
              title={L.organization.dashboardApp()}
              text={L.organization.dashboardText()}
              onChoose={() => void navigate("/dashboard")}
            />
          </li>
        )}
      </ul>
    </main>
  );
}
