import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { useGo } from "#ui/router/use-go.ts";
import { createRedirectLookup } from "#core/app/screen/redirect/create-redirect-lookup.ts";
import { useScreenActor } from "#ui/app/use-screen-actor.ts";

/** Looks up where each path leads that this page navigates to (HOST-12); that of the first the server knew. */
export function RedirectLayer(): null {
  const { pathname } = useLocation();
  const go = useGo();
  const actor = useScreenActor(createRedirectLookup);
  const served = useRef<string | null>(pathname);
  useEffect(() => {
    const found = actor.on("redirect.found", ({ to }) => go(to, { replace: true }));
    return () => found.unsubscribe();
  }, [actor, go]);
  useEffect(() => {
    if (served.current === pathname) return;
    served.current = null;
    actor.send({ type: "redirect.visit", path: pathname });
  }, [actor, pathname]);
  return null;
}
