import { Suspense, useEffect, type ReactElement, type ReactNode } from "react";
import { useLocation } from "react-router";
import type { App } from "#core/app/create-app.ts";
import type { RunActor } from "#core/courier/connect-run.ts";
import { selectIsRunMissing, selectRun } from "#core/courier/connect-run.ts";
import { hideToken } from "#core/routing/hidden-path.ts";
import { useScreenActor } from "#ui/app/use-screen-actor.ts";
import { useSelected } from "#ui/app/use-selected.ts";
import { Button } from "#ui/design/button/button.tsx";
import { EmptyState } from "#ui/design/feedback/empty-state.tsx";
import { SkeletonList } from "#ui/design/feedback/skeleton-list.tsx";
import { OfflineIcon } from "#ui/design/icons/operations.tsx";
import { page } from "#ui/design/layout/layout.css.ts";
import { late } from "#ui/errors/late.tsx";
import { errorText } from "#ui/i18n/error-text.ts";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { RunPage } from "./run-page.tsx";
import * as styles from "./run.css.ts";

const NotFound = late(async () => (await import("#ui/errors/not-found-screen.tsx")).default);

interface RunViewProps {
  readonly create: (app: App) => RunActor;
  /** Where the courier came from. */
  readonly lead?: ReactNode;
}

/** The courier's page of one order (COURIER-2); one that is not theirs leads nowhere. */
export function RunView({ create, lead }: RunViewProps): ReactElement {
  const i18n = useI18n();
  const { t } = i18n;
  const { pathname } = useLocation();
  const actor = useScreenActor(create);
  const { order, error } = useSelected(actor, selectRun);
  const isMissing = useSelected(actor, selectIsRunMissing);
  useEffect(() => {
    const wake = (): void => {
      if (document.visibilityState === "visible") actor.send({ type: "run.wake" });
    };
    addEventListener("online", wake);
    document.addEventListener("visibilitychange", wake);
    return () => {
      removeEventListener("online", wake);
      document.removeEventListener("visibilitychange", wake);
    };
  }, [actor]);
  if (isMissing)
    return (
      <Suspense fallback={<SkeletonList label={t.common.loading()} count={3} />}>
        <NotFound params={{ path: hideToken(pathname) }} />
      </Suspense>
    );
  const waiting = <SkeletonList label={t.common.loading()} count={4} />;
  return (
    <main id="content" tabIndex={-1} className={`${page({ width: "narrow" })} ${styles.screen}`}>
      {lead}
      {order !== null ? (
        <Suspense fallback={waiting}>
          <RunPage actor={actor} order={order} />
        </Suspense>
      ) : error === null ? (
        waiting
      ) : (
        <EmptyState
          icon={<OfflineIcon size={40} />}
          title={t.courier.failed()}
          headingLevel={1}
          action={<Button onPress={() => actor.send({ type: "run.wake" })}>{t.common.retry()}</Button>}
        >
          {errorText(i18n, error.key)}
        </EmptyState>
      )}
    </main>
  );
}
