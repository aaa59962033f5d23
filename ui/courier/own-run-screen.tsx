import type { ReactElement } from "react";
import { createOwnRun } from "#core/app/screen/courier/create-run.ts";
import { textLink } from "#ui/design/layout/layout.css.ts";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { ScopedLink } from "#ui/router/scoped-link.tsx";
import type { ScreenProps } from "#ui/router/screen.ts";
import { RunView } from "./run-view.tsx";

/** The page of an order that the courier who is signed in brings (COURIER-12). */
export default function OwnRunScreen({ params }: ScreenProps): ReactElement {
  const { t } = useI18n();
  const orderId = params["order"] ?? "";
  const lead = (
    <nav aria-label={t.courier.runs()}>
      <ScopedLink to="/runs" className={textLink}>
        {t.courier.runs()}
      </ScopedLink>
    </nav>
  );
  return <RunView key={orderId} create={(app) => createOwnRun(app, orderId)} lead={lead} />;
}
