import { Suspense, useEffect, type ReactElement } from "react";
import { useLocation } from "react-router";
import { countEvent } from "#core/app/screen/consent/count-event.ts";
import { createConsent } from "#core/app/screen/consent/create-consent.ts";
import { isMenuView } from "#core/analytics/analytics-event.ts";
import { ALL_TOPICS, NO_TOPICS, type ConsentTopics } from "#core/consent/consent.ts";
import { consentTextOf } from "#core/consent/consent-text.ts";
import {
  selectConsentTopics,
  selectIsConsentAsked,
  type ConsentActor,
} from "#core/consent/consent.machine.ts";
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
import { STANDARD_WORDS, type ConsentWords } from "./consent-words.ts";

const PublishedWords = late(async () => (await import("./published-words.tsx")).PublishedWords);
const ConsentDialog = late(async () => (await import("./consent-dialog.tsx")).ConsentDialog);

/** Asks what may be measured where somebody looks around, and shows what was chosen when they ask (CONSENT-1). */
export function ConsentLayer(): ReactElement | null {
  const { routes } = useApp();
  const { pathname } = useLocation();
  const actor = useScreenActor(createConsent);
  const isAsked = useSelected(actor, selectIsConsentAsked);
  const topics = useSelected(actor, selectConsentTopics);
  const shop = useSelected(useActors().shop, selectShop);
  const modal = useModal(CONSENT_MODAL);
  useArrivals(actor, pathname);
  useMenuViews(pathname);
  const isBarDue = isAsked && !modal.isOpen && isConsentAsked(matchRoute(routes, pathname)?.route ?? null);
  if (!isBarDue && !modal.isKept) return null;
  // Who is asked, a second time too, finds nothing chosen for them.
  const chosen = isAsked ? NO_TOPICS : (topics ?? NO_TOPICS);
  const draw = ({ text, own }: ConsentWords, isRead: boolean): ReactElement => {
    const choose = (wanted: ConsentTopics): void =>
      actor.send({ type: "consent.choose", topics: wanted, text });
    return (
      <>
        {isBarDue && isRead && (
          <ConsentBar
            own={own}
            onAccept={() => choose(ALL_TOPICS)}
            onRefuse={() => choose(NO_TOPICS)}
            onSettings={modal.open}
          />
        )}
        {modal.isKept && (
          <Suspense>
            <ConsentDialog modal={modal} topics={chosen} own={own} onSave={choose} />
          </Suspense>
        )}
      </>
    );
  };
  if (shop === null || consentTextOf(shop) === null) return draw(STANDARD_WORDS, true);
  return (
    <Suspense>
      <PublishedWords key={shop.id} shop={shop}>
        {draw}
      </PublishedWords>
    </Suspense>
  );
}

/** With each page the machine learns which text stands there (CONSENT-8). */
function useArrivals(actor: ConsentActor, pathname: string): void {
  const { shop } = useActors();
  const shopId = useSelected(shop, selectShop)?.id ?? null;
  useEffect(() => {
    actor.send({ type: "consent.arrive", text: consentTextOf(selectShop(shop.getSnapshot())) });
  }, [actor, shop, shopId, pathname]);
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
