import type { User } from "#core/account/user.ts";
import { Suspense, useEffect, type ReactElement, type ReactNode } from "react";
import { createIconFile } from "#core/app/screen/icon/create-icon-file.ts";
import { selectUser } from "#core/account/auth/auth.selectors.ts";
import { isFactorAwaited } from "#core/account/factor/factor-rule.ts";
import { late } from "#ui/errors/late.tsx";
import { useActors } from "#ui/app/app-context.tsx";
import { useScreenActor } from "#ui/app/use-screen-actor.ts";
import { useSelected } from "#ui/app/use-selected.ts";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { OFFICE_ICONS } from "#ui/design/icons/office.tsx";
import { BoardBars } from "#ui/operations/board/board-bars.tsx";
import { OrderBoardProvider } from "#ui/operations/order-board-context.tsx";
import { OfficeProvider } from "#ui/operations/office-context.tsx";
import { OperationsHeader } from "#ui/operations/operations-header.tsx";
import { OperationsNavigation } from "#ui/operations/navigation/operations-navigation.tsx";
import { OrderingProvider } from "#ui/operations/ordering/ordering-context.tsx";
import { SessionLost } from "#ui/operations/board/session-lost.tsx";
import { UndoBar } from "#ui/operations/board/undo-bar.tsx";
import { useAttention, useWakeLock } from "#ui/operations/board/use-attention.ts";
import * as styles from "./operations-layout.css.ts";
import { SkipLink } from "#ui/design/layout/skip-link.tsx";

const FactorGate = late(async () => (await import("#ui/account/security/factor-gate.tsx")).FactorGate);

interface OperationsLayoutProps {
  readonly children?: ReactNode;
}

/** The frame of the staff's pages; the board runs beneath all of them, once for each organization. */
export function OperationsLayout({ children }: OperationsLayoutProps): ReactElement | null {
  const { auth } = useActors();
  const { load } = useI18n();
  const user = useSelected(auth, selectUser);
  useScreenActor((app) => createIconFile(app, OFFICE_ICONS));
  useEffect(() => {
    // Loads both bundles in parallel; otherwise each would be requested when its first text is rendered.
    void Promise.allSettled([load("office"), load("purchase")]);
  }, [load]);
  const organizationId = user?.selectedOrganizationId ?? null;
  if (user === null || organizationId === null) return null;
  if (isFactorAwaited(user))
    return (
      <Suspense>
        <FactorGate user={user} />
      </Suspense>
    );
  return (
    <OfficeProvider key={organizationId} user={user}>
      <OrderBoardProvider key={scopeOf(user)} organizationId={organizationId}>
        <OrderingProvider>
          <OperationsFrame>{children}</OperationsFrame>
        </OrderingProvider>
      </OrderBoardProvider>
    </OfficeProvider>
  );
}

// Who switches in at a shared tablet may work at other locations: then the board begins with theirs.
function scopeOf({ employees, selectedOrganizationId }: User): string {
  const own = employees.filter(({ organization }) => organization.id === selectedOrganizationId);
  return own.map(({ locationIds }) => locationIds?.toSorted().join(" ") ?? "all").join("; ");
}

function OperationsFrame({ children }: OperationsLayoutProps): ReactElement {
  useAttention();
  useWakeLock();
  return (
    <div className={styles.frame}>
      <SkipLink />
      <OperationsHeader />
      <BoardBars />
      <div className={styles.body}>
        <OperationsNavigation />
        <div className={styles.content}>{children}</div>
      </div>
      <UndoBar />
      <SessionLost />
    </div>
  );
}
