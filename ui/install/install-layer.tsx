import { Suspense, useEffect, type ReactElement } from "react";
import { useLocation } from "react-router";
import { createInstallPrompt } from "#core/app/screen/install/create-install-prompt.ts";
import { selectInstallWay, selectIsInstalling } from "#core/install/install-prompt.machine.ts";
import { selectIsOtherModalOpen, type ModalsSnapshot } from "#core/modal/modals.selectors.ts";
import { matchRoute } from "#core/routing/match-route.ts";
import { isPurchaseRoute } from "#core/routing/purchase-routes.ts";
import { selectShop } from "#core/shop/shop.selectors.ts";
import { useActors, useApp } from "#ui/app/app-context.tsx";
import { useScreenActor } from "#ui/app/use-screen-actor.ts";
import { useSelected } from "#ui/app/use-selected.ts";
import { useIsAtBottom } from "#ui/design/layout/screen-bottom.ts";
import { late } from "#ui/errors/late.tsx";
import { INSTALL_MODAL } from "./install-modal.ts";

const InstallSheet = late(async () => (await import("./install-sheet.tsx")).InstallSheet);

const selectIsBelowOther = (snapshot: ModalsSnapshot): boolean =>
  selectIsOtherModalOpen(snapshot, INSTALL_MODAL);

/** Offers to install the shop, where somebody looks around in it and nothing else is asked of them (INSTALL-1). */
export function InstallLayer(): ReactElement | null {
  const { routes } = useApp();
  const { pathname } = useLocation();
  const { shop: shopActor, modals } = useActors();
  const shop = useSelected(shopActor, selectShop);
  const actor = useScreenActor(createInstallPrompt);
  const way = useSelected(actor, selectInstallWay);
  const isBusy = useSelected(actor, selectIsInstalling);
  const route = matchRoute(routes, pathname)?.route ?? null;
  const isBelowOther = useSelected(modals, selectIsBelowOther);
  const isQuestionOpen = useIsAtBottom("question");
  const isLookedAround =
    shop !== null && route?.layout === "shop" && !route.isModal && !isPurchaseRoute(route.id);
  const isFree = isLookedAround && !isBelowOther && !isQuestionOpen;
  useEffect(() => actor.send({ type: "install.moved", isFree }), [actor, isFree]);
  if (way === null || shop === null) return null;
  return (
    <Suspense>
      <InstallSheet
        shop={shop}
        way={way}
        isBusy={isBusy}
        onAccept={() => actor.send({ type: "install.accept" })}
        onDismiss={() => actor.send({ type: "install.dismiss" })}
      />
    </Suspense>
  );
}
