import type { ReactElement } from "react";
import { useActors } from "#ui/app/app-context.tsx";
import { EmptyState } from "#ui/design/feedback/empty-state.tsx";
import { WarningIcon } from "#ui/design/icons/status.tsx";
import { page } from "#ui/design/layout/layout.css.ts";
import { PlainButton } from "#ui/design/button/plain-button.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";

/** The menu could not be loaded; offers a retry. */
export function MenuFailed(): ReactElement {
  const { t } = useI18n();
  const { menu } = useActors();
  return (
    <main id="content" tabIndex={-1} className={page()}>
      <EmptyState
        headingLevel={1}
        icon={<WarningIcon size={40} />}
        title={t.menu.failedTitle()}
        action={
          <PlainButton onClick={() => menu.send({ type: "menu.retry" })}>{t.common.retry()}</PlainButton>
        }
      />
    </main>
  );
}
