import { useEffect, type ReactElement } from "react";
import { useGo } from "#ui/router/use-go.ts";
import { createDashboard } from "#core/app/screen/sales/create-dashboard.ts";
import { selectAnswer, selectIsPollingBusy, selectPollingError } from "#core/polling/polling.selectors.ts";
import { dashboardPath } from "#core/sales/dashboard/dashboard-address.ts";
import { REPLAY_PATH } from "#core/sales/replay/replay-plan.ts";
import { useScreenActor } from "#ui/app/use-screen-actor.ts";
import { useSelected } from "#ui/app/use-selected.ts";
import { Button } from "#ui/design/button/button.tsx";
import { EmptyState } from "#ui/design/feedback/empty-state.tsx";
import { SkeletonList } from "#ui/design/feedback/skeleton-list.tsx";
import { OfflineIcon } from "#ui/design/icons/operations.tsx";
import { textLink } from "#ui/design/layout/layout.css.ts";
import { errorText } from "#ui/i18n/error-text.ts";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import * as office from "#ui/operations/office-screen.css.ts";
import { PeriodFields } from "#ui/operations/orders/period-fields.tsx";
import { DashboardFigures } from "./dashboard-figures.tsx";
import { ScopedLink } from "#ui/router/scoped-link.tsx";
import * as styles from "./dashboard.css.ts";
import { useDashboardAddress } from "./use-dashboard-address.ts";

/** The figures of a period; period and location are in the address (DASHBOARD-6). */
export default function DashboardScreen(): ReactElement {
  const i18n = useI18n();
  const { t } = i18n;
  const go = useGo();
  const query = useDashboardAddress();
  const actor = useScreenActor((app) => createDashboard(app, query));
  const dashboard = useSelected(actor, selectAnswer);
  const isBusy = useSelected(actor, selectIsPollingBusy);
  const error = useSelected(actor, selectPollingError);
  const address = dashboardPath(query);
  useEffect(() => {
    actor.send({ type: "polling.ask", query });
    // The query is a new object at every render, and its address says all of it.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [actor, address]);
  return (
    <main id="content" tabIndex={-1} className={styles.screen}>
      <header className={styles.head}>
        <h1 className={office.title}>{t.dashboard.title()}</h1>
        <div className={styles.period}>
          <PeriodFields
            key={JSON.stringify(query.period)}
            isRequired
            period={query.period}
            onChange={(period) => {
              if (period !== null) go(dashboardPath({ ...query, period }), { replace: true });
            }}
          />
        </div>
      </header>
      {error !== null ? (
        <EmptyState
          icon={<OfflineIcon size={40} />}
          title={t.dashboard.failed()}
          action={<Button onPress={() => actor.send({ type: "polling.retry" })}>{t.common.retry()}</Button>}
        >
          {errorText(i18n, error.key)}
        </EmptyState>
      ) : dashboard === null ? (
        <SkeletonList label={t.common.loading()} />
      ) : (
        <DashboardFigures dashboard={dashboard} locationId={query.locationId} isBusy={isBusy} />
      )}
      <ScopedLink to={REPLAY_PATH} className={textLink}>
        {t.dashboard.replay.link()}
      </ScopedLink>
    </main>
  );
}
