import { Suspense, useEffect, useState, type ReactElement } from "react";
import { useLocation } from "react-router";
import { useGo } from "#ui/router/use-go.ts";
import { decideNavigation, type NavigationDecision } from "#core/routing/decide-navigation.ts";
import { keyMessage } from "#core/kernel/message.ts";
import { selectMenu } from "#core/menu/menu.selectors.ts";
import { isPageMissing } from "#core/routing/missing-page.ts";
import { selectShop } from "#core/shop/shop.selectors.ts";
import { useActors, useApp } from "#ui/app/app-context.tsx";
import { usePageSettings } from "#ui/app/page-settings.tsx";
import { useSelected } from "#ui/app/use-selected.ts";
import { LoadingBar } from "#ui/design/feedback/loading-bar.tsx";
import { NOT_FOUND } from "#ui/errors/error-screens.ts";
import { LayoutFrame } from "./layout/layout-frame.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { LoadedScreen } from "./router/loaded-screen.tsx";
import { useScreenLoader } from "./router/screen-loader.ts";
import { ScreenStack } from "./screen-stack.tsx";
import { useGuardContext } from "./router/use-guard-context.ts";
import { usePageEffects } from "./router/use-page-effects.ts";

/** Renders what core decides about the current address, and carries out its redirects. */
export function RouterView(): ReactElement {
  const location = useLocation();
  const address = `${location.pathname}${location.search}${location.hash}`;
  const decision = useKnownPage(decideNavigation(address, useGuardContext()), location.pathname);
  useFollow(decision, address);
  usePageEffects(decision);
  switch (decision.kind) {
    case "render":
    case "wait": {
      const { chain, match } = decision;
      const isWaiting = decision.kind === "wait";
      if (isWaiting && !match.route.isDrawnAtOnce) return <Waiting />;
      return (
        <LayoutFrame layout={(chain[0] ?? match.route).layout}>
          <ScreenStack chain={chain} params={match.params} isWaiting={isWaiting} />
        </LayoutFrame>
      );
    }
    case "notFound":
      return <LoadedScreen source={NOT_FOUND} params={{ path: decision.path }} />;
    case "redirect":
    case "reload":
    case "selectOrganization":
      return <Waiting />;
  }
}

/** A page without a screen, of an unknown product or an unknown location, is no page. */
function useKnownPage(decision: NavigationDecision, path: string): NavigationDecision {
  const { shop, menu } = useActors();
  const { isMissing } = usePageSettings();
  const screens = useScreenLoader();
  const [loadedPath] = useState(path);
  const known = [useSelected(shop, selectShop), useSelected(menu, selectMenu)] as const;
  // The server has not found the address; the page that it sent is about it, so it is not matched again.
  if (isMissing && path === loadedPath) return { kind: "notFound", path };
  if (decision.kind !== "render") return decision;
  const { match } = decision;
  const isServed = screens.sourceOf(match.route.id) !== undefined;
  return isServed && !isPageMissing(match, ...known) ? decision : { kind: "notFound", path };
}

function Waiting(): ReactElement {
  const { t } = useI18n();
  return (
    <Suspense>
      <LoadingBar isLoading label={t.common.loading()} />
    </Suspense>
  );
}

function useFollow(decision: NavigationDecision, address: string): void {
  const go = useGo();
  const { root } = useApp();
  const { kind } = decision;
  const to = decision.kind === "redirect" || decision.kind === "reload" ? decision.to : null;
  const toastKey = decision.kind === "redirect" ? decision.toastKey : null;
  const organizationId = decision.kind === "selectOrganization" ? decision.organizationId : null;
  useEffect(() => {
    // The address is another one already: the drawing of it is on its way, and what was decided about the old one
    // (an order empties the cart that checkout needs) must not overtake it.
    if (new URL(address, window.location.href).href !== window.location.href) return;
    if (kind === "redirect" && to !== null) go(to, { replace: true });
    if (kind === "reload" && to !== null) window.location.assign(to);
    if (toastKey !== null)
      root.send({ type: "app.toast", toast: { title: keyMessage(toastKey), variant: "destructive" } });
    if (organizationId !== null) root.send({ type: "app.selectOrganization", organizationId });
  }, [kind, to, toastKey, organizationId, go, root, address]);
}
