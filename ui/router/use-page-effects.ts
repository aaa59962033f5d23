import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { useGo } from "./use-go.ts";
import type { NavigationDecision } from "#core/routing/decide-navigation.ts";
import type { RouteMatch } from "#core/routing/match-route.ts";
import { decideScroll } from "#core/routing/scroll.ts";
import { selectShop } from "#core/shop/shop.selectors.ts";
import { selectMenuOrExcerpt } from "#core/menu/menu.selectors.ts";
import { useActors, useApp } from "#ui/app/app-context.tsx";
import { useSelected } from "#ui/app/use-selected.ts";
import { takeOver } from "#ui/app/take-over.ts";
import { TAKE_OVER_TIMEOUT_MS, whenIdle } from "#ui/app/when-idle.ts";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { elementOfAnchor } from "./anchor.ts";
import { titleOf } from "./title-of.ts";

/** The effects of a navigation besides rendering: title, scroll position, and the event for the app. */
export function usePageEffects(decision: NavigationDecision): void {
  const app = useApp();
  const { root } = app;
  const { shop, menu } = useActors();
  const { pathname, search, hash } = useLocation();
  const go = useGo();
  const i18n = useI18n();
  const from = useRef<RouteMatch | null>(null);
  const match = "match" in decision ? decision.match : null;
  const subject = {
    match,
    shop: useSelected(shop, selectShop),
    menu: useSelected(menu, selectMenuOrExcerpt),
  };
  const title = titleOf(i18n, match, subject.shop, subject.menu);

  useEffect(() => {
    document.title = title;
  }, [title]);

  // The server wrote the head of the first page.
  const written = useRef<string | null>(pathname);
  useEffect(() => {
    if (written.current === pathname) return;
    written.current = null;
    // Without the file the head stays as it is.
    import("./follow-head.ts").then(
      ({ followHead }) => followHead(document.head, i18n, pathname, subject),
      () => undefined,
    );
    // The subject of the page appears in its title; it is a new object at every render.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [pathname, title, i18n]);

  const isMenuNeeded = match?.route.isMenuLate === false;
  useEffect(() => {
    if (isMenuNeeded) root.send({ type: "app.menuNeeded" });
  }, [root, isMenuNeeded]);

  useEffect(() => {
    root.send({ type: "app.navigated" });
  }, [root, pathname, search]);

  useEffect(() => {
    const subscription = root.on("app.navigationRequested", ({ to, replace }) => go(to, { replace }));
    // From here on a result of the start can redirect, for example that a session has ended. What starts changes the
    // page, and what is not taken over by then would have to be at once, in one piece.
    whenIdle(() => takeOver(app), TAKE_OVER_TIMEOUT_MS);
    return () => subscription.unsubscribe();
  }, [app, root, go]);

  const isFirst = from.current === null;
  useEffect(() => {
    if (match === null) return;
    const scroll = isFirst ? null : decideScroll(from.current, match, hash);
    from.current = match;
    if (scroll?.kind === "top") window.scrollTo({ top: 0 });
    if (scroll?.kind === "hash") elementOfAnchor(scroll.id)?.scrollIntoView();
    // A match is a new object at every render; only another address scrolls.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [pathname, hash, match?.route.id]);
}
