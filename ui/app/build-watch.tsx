import { useEffect } from "react";
import { useLocation } from "react-router";
import { createBuildWatch } from "#core/app/screen/update/create-build-watch.ts";
import { matchRoute } from "#core/routing/match-route.ts";
import { isPurchaseRoute } from "#core/routing/purchase-routes.ts";
import { usePageSettings } from "./page-settings.tsx";
import { useApp } from "./app-context.tsx";
import { useScreenActor } from "./use-screen-actor.ts";

/** Tells the watch for a newer build where the person is, and that they came back (WIRE-9); shows nothing itself. */
export function BuildWatch(): null {
  const { routes } = useApp();
  const { build } = usePageSettings();
  const { pathname } = useLocation();
  const actor = useScreenActor((app) => createBuildWatch(app, build));
  const route = matchRoute(routes, pathname)?.route.id;
  const isPurchase = route !== undefined && isPurchaseRoute(route);

  useEffect(() => actor.send({ type: "build.moved", isPurchase }), [actor, isPurchase]);

  useEffect(() => {
    const noteReturn = (): void => {
      if (document.visibilityState === "visible") actor.send({ type: "build.returned" });
    };
    document.addEventListener("visibilitychange", noteReturn);
    return () => document.removeEventListener("visibilitychange", noteReturn);
  }, [actor]);
  return null;
}
