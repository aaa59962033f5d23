import { Suspense, useEffect, type ReactElement } from "react";
import { useLocation } from "react-router";
import { countEvent } from "#core/app/screen/consent/count-event.ts";
import { createConsent } from "#core/app/screen/consent/create-consent.ts";
import { isMenuView } from "#core/analytics/analytics-event.ts";
import { ALL_TOPICS, NO_TOPICS } from "#core/consent/consent.ts";
import { selectConsentTopics, selectIsConsentAsked } from "#core/consent/consent.machine.ts";
import { isConsentAsked } from "#core/consent/asked-routes.ts";
import { matchRoute } from "#core/routing/match-route.ts";
import { selectShop } from "#core/shop/shop.selectors.ts";
import { useActors, useApp } from "#ui/app/app-context.tsx";
import { useScreenActor } from "#ui/app/use-screen-actor.ts";
import { useSelected } from "#ui/app/use-selected.ts";
import { late } from "#ui/errors/late.tsx";
import { useModal } from "#ui/modal/use-modal.ts";
import { ConsentBar } from "./consent-bar.tsx";
import { CONSENT_MODAL } from "./consent-modal.ts";

const ConsentDialog = late(async () => (await import("./consent-dialog.tsx")).ConsentDialog);

/** Asks what may be measured where somebody looks around, and shows what was chosen when they ask (CONSENT-1). */
export function ConsentLayer(): ReactElement | null {
  const { routes } = useApp();
  const { pathname } = useLocation();
  const actor = useScreenActor(createConsent);
  const isAsked = useSelected(actor, selectIsConsentAsked);
  const topics = useSelected(actor, selectConsentTopics);
  const modal = useModal(CONSENT_MODAL);
  useMenuViews(pathname);
  const route = matchRoute(routes, pathname)?.route ?? null;
  const choose = (chosen: typeof ALL_TOPICS): void => actor.send({ type: "consent.choose", topics: chosen });
  return (
    <>
      {isAsked && !modal.isOpen && isConsentAsked(route) && (
        <ConsentBar
          onAccept={() => choose(ALL_TOPICS)}
          onRefuse={() => choose(NO_TOPICS)}
          onSettings={modal.open}
        />
      )}
      {modal.isKept && (
        <Suspense>
          <ConsentDialog modal={modal} topics={topics ?? NO_TOPICS} onSave={choose} />
        </Suspense>
      )}
    </>
  );
}

/** Each navigation to a menu is a view of it (ANALYTICS-1). */
function useMenuViews(pathname: string): void {
  const app = useApp();
  const { shop } = useActors();
  const shopId = useSelected(shop, selectShop)?.id ?? null;
  useEffect(() => {
    if (shopId === null || !isMenuView(pathname)) return;
    countEvent(app, { shopId, type: "menu_view", value: null, metadata: null });
  }, [app, shopId, pathname]);
}
