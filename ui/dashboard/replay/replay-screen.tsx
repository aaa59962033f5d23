import { useEffect, type ReactElement } from "react";
import { useLocation } from "react-router";
import { useGo } from "#ui/router/use-go.ts";
import { mayUser } from "#core/account/permissions.ts";
import { workplaceName } from "#core/account/workplace.ts";
import { createReplayPlan } from "#core/app/screen/sales/create-replay-plan.ts";
import { selectBoardInstant } from "#core/order/board/board-columns.selectors.ts";
import { selectAnswer, selectPollingError } from "#core/polling/polling.selectors.ts";
import { DASHBOARD_PATH } from "#core/sales/dashboard/dashboard-address.ts";
import { readReplayAddress, replayPath, type ReplayQuery } from "#core/sales/replay/replay-plan.ts";
import { isCalendarDate, plusDays } from "#core/time/calendar-date.ts";
import { OFFICE_TIMEZONE } from "#core/time/office-timezone.ts";
import { localDateOf } from "#core/time/zones.ts";
import { useScreenActor } from "#ui/app/use-screen-actor.ts";
import { useSelected } from "#ui/app/use-selected.ts";
import { Button } from "#ui/design/button/button.tsx";
import { EmptyState } from "#ui/design/feedback/empty-state.tsx";
import { SkeletonList } from "#ui/design/feedback/skeleton-list.tsx";
import { SelectField } from "#ui/design/field/select-field.tsx";
import { TextField } from "#ui/design/field/text-field.tsx";
import { CalendarIcon } from "#ui/design/icons/office.tsx";
import { OfflineIcon } from "#ui/design/icons/operations.tsx";
import { textLink } from "#ui/design/layout/layout.css.ts";
import { errorText } from "#ui/i18n/error-text.ts";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { useOffice } from "#ui/operations/office-context.tsx";
import * as office from "#ui/operations/office-screen.css.ts";
import { useOrderBoard } from "#ui/operations/order-board-context.tsx";
import { ScopedLink } from "#ui/router/scoped-link.tsx";
import * as dashboard from "../dashboard.css.ts";
import { ReplayTrial } from "./replay-trial.tsx";
import * as styles from "./replay.css.ts";

/** A day of a location under other settings (DASHBOARD-9); day and location are in the address. */
export default function ReplayScreen(): ReactElement {
  const { t } = useI18n();
  const words = t.dashboard.replay;
  const { search } = useLocation();
  const go = useGo();
  const { user, organization, workplaces, locationId } = useOffice();
  const now = useSelected(useOrderBoard(), selectBoardInstant);
  const today = localDateOf(now, OFFICE_TIMEZONE);
  const shown = workplaces.filter(({ location }) =>
    mayUser(user, user.selectedOrganizationId, "dashboard.see", location.id),
  );
  const params = new URLSearchParams(search);
  const query = readReplayAddress((name) => params.get(name), {
    locationIds: shown.map(({ location }) => location.id),
    locationId,
    today,
    yesterday: plusDays(today, -1),
  });
  const show = (next: ReplayQuery): void => go(replayPath(next), { replace: true });
  return (
    <main id="content" tabIndex={-1} className={dashboard.screen}>
      <ScopedLink to={DASHBOARD_PATH} className={textLink}>
        {words.back()}
      </ScopedLink>
      <header className={dashboard.head}>
        <div className={styles.headText}>
          <h1 className={office.title}>{words.title()}</h1>
          <p className={dashboard.hint}>{words.intro()}</p>
        </div>
        {query !== null && organization !== null && (
          <div className={styles.choices}>
            {shown.length > 1 && (
              <SelectField
                label={words.location()}
                options={shown.map((workplace) => ({
                  value: workplace.location.id,
                  label: workplaceName(workplace, organization),
                }))}
                value={query.locationId}
                onChange={(id) => {
                  const chosen = shown.find(({ location }) => location.id === id);
                  if (chosen !== undefined) show({ ...query, locationId: chosen.location.id });
                }}
              />
            )}
            <TextField
              label={words.day()}
              type="date"
              value={query.date}
              onChange={(date) => {
                if (isCalendarDate(date) && date <= today) show({ ...query, date });
              }}
            />
          </div>
        )}
      </header>
      {query !== null && <ReplayOfDay key={replayPath(query)} query={query} />}
    </main>
  );
}

function ReplayOfDay({ query }: { readonly query: ReplayQuery }): ReactElement {
  const i18n = useI18n();
  const { t } = i18n;
  const words = t.dashboard.replay;
  const actor = useScreenActor((app) => createReplayPlan(app, query));
  const plan = useSelected(actor, selectAnswer);
  const error = useSelected(actor, selectPollingError);
  useEffect(() => {
    actor.send({ type: "polling.ask", query });
    // The query of a mounted day never changes.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [actor]);
  if (plan === null && error !== null)
    return (
      <EmptyState
        icon={<OfflineIcon size={40} />}
        title={words.failed()}
        action={<Button onPress={() => actor.send({ type: "polling.retry" })}>{t.common.retry()}</Button>}
      >
        {errorText(i18n, error.key)}
      </EmptyState>
    );
  if (plan === null) return <SkeletonList label={t.common.loading()} count={4} />;
  if (plan.orders.length === 0)
    return (
      <EmptyState icon={<CalendarIcon size={40} />} title={words.empty()}>
        {words.emptyText()}
      </EmptyState>
    );
  return <ReplayTrial plan={plan} />;
}
