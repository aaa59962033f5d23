import { useId, type ReactElement } from "react";
import { createOwnRuns } from "#core/app/screen/courier/create-run.ts";
import type { OwnRun } from "#core/courier/own-run.ts";
import { selectAnswer, selectPollingError } from "#core/polling/polling.selectors.ts";
import { useScreenActor } from "#ui/app/use-screen-actor.ts";
import { useSelected } from "#ui/app/use-selected.ts";
import { Button } from "#ui/design/button/button.tsx";
import { buttonStyle } from "#ui/design/button/button.css.ts";
import { EmptyState } from "#ui/design/feedback/empty-state.tsx";
import { SkeletonList } from "#ui/design/feedback/skeleton-list.tsx";
import { OfflineIcon } from "#ui/design/icons/operations.tsx";
import { ReceiptIcon } from "#ui/design/icons/purchase.tsx";
import { page } from "#ui/design/layout/layout.css.ts";
import { PageHeader } from "#ui/design/layout/page-header.tsx";
import { errorText } from "#ui/i18n/error-text.ts";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { ScopedLink } from "#ui/router/scoped-link.tsx";
import { OwnRunCard } from "./own-run-card.tsx";
import * as styles from "./run.css.ts";

/** The orders that the courier who is signed in brings: those under way first (COURIER-12). */
export default function OwnRunsScreen(): ReactElement {
  const i18n = useI18n();
  const { t } = i18n;
  const actor = useScreenActor(createOwnRuns);
  const runs = useSelected(actor, selectAnswer);
  const error = useSelected(actor, selectPollingError);
  return (
    <main id="content" tabIndex={-1} className={`${page({ width: "narrow" })} ${styles.screen}`}>
      <PageHeader title={t.courier.runs()} />
      {error !== null ? (
        <EmptyState
          icon={<OfflineIcon size={40} />}
          title={t.courier.runsFailed()}
          action={<Button onPress={() => actor.send({ type: "polling.retry" })}>{t.common.retry()}</Button>}
        >
          {errorText(i18n, error.key)}
        </EmptyState>
      ) : runs === null ? (
        <SkeletonList label={t.common.loading()} count={3} />
      ) : (
        <Runs runs={runs} />
      )}
      <ScopedLink to="/logout" className={buttonStyle({ look: "ghost" })}>
        {t.navigation.logout()}
      </ScopedLink>
    </main>
  );
}

interface RunsProps {
  readonly runs: readonly OwnRun[];
}

function Runs({ runs }: RunsProps): ReactElement {
  const { t } = useI18n();
  const id = useId();
  const open = runs.filter(({ endedAt }) => endedAt === null);
  const over = runs.filter(({ endedAt }) => endedAt !== null);
  return (
    <>
      {open.length === 0 ? (
        <EmptyState icon={<ReceiptIcon size={40} />} title={t.courier.noRuns()}>
          {t.courier.noRunsText()}
        </EmptyState>
      ) : (
        <ul className={styles.list}>
          {open.map((run) => (
            <OwnRunCard key={run.orderId} run={run} />
          ))}
        </ul>
      )}
      {over.length > 0 && (
        <section className={styles.over} aria-labelledby={id}>
          <h2 id={id} className={styles.panelTitle}>
            {t.courier.runsOver()}
          </h2>
          <ul className={styles.list}>
            {over.map((run) => (
              <OwnRunCard key={run.orderId} run={run} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
