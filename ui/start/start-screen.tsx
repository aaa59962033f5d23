import { useEffect, type ReactElement } from "react";
import { useGo } from "#ui/router/use-go.ts";
import { createStart } from "#core/app/screen/start/create-start.ts";
import { startPath } from "#core/routing/start-place.ts";
import { selectStartPlace } from "#core/start/start.machine.ts";
import { useScreenActor } from "#ui/app/use-screen-actor.ts";
import { useSelected } from "#ui/app/use-selected.ts";
import { LoadingBar } from "#ui/design/feedback/loading-bar.tsx";
import { page } from "#ui/design/layout/layout.css.ts";
import { VisuallyHidden } from "#ui/design/visually-hidden.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { useRouteScope } from "#ui/router/use-route-scope.ts";

/** Where the installed app begins: it finds out where somebody was, and leads there (GUARD-12). */
export default function StartScreen(): ReactElement {
  const { t } = useI18n();
  const go = useGo();
  const scope = useRouteScope();
  const actor = useScreenActor(createStart);
  const place = useSelected(actor, selectStartPlace);
  const to = place === null ? null : startPath(scope, place);
  useEffect(() => {
    if (to !== null) go(to, { replace: true });
  }, [to, go]);
  return (
    <main id="content" tabIndex={-1} className={page({ width: "narrow" })}>
      <VisuallyHidden>
        <h1>{t.common.loading()}</h1>
      </VisuallyHidden>
      <LoadingBar isLoading label={t.common.loading()} />
    </main>
  );
}
