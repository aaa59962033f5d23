import { connectRedirectLookup, type RedirectLookupActor } from "#core/redirect/redirect-lookup.machine.ts";
import type { App } from "../../create-app.ts";
import { createScreenActor } from "../create-screen-actor.ts";

/** Where the paths lead that are navigated to in this page. */
export function createRedirectLookup(app: App): RedirectLookupActor {
  return createScreenActor(app, connectRedirectLookup(app.ports), undefined);
}
