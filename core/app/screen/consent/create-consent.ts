import { connectConsent } from "#core/consent/connect-consent.ts";
import type { ConsentActor } from "#core/consent/consent.machine.ts";
import { selectShop } from "#core/shop/shop.selectors.ts";
import type { App } from "../../create-app.ts";
import { createScreenActor } from "../create-screen-actor.ts";

/** The question what may be measured, for as long as the page is open (CONSENT-1). */
export function createConsent(app: App): ConsentActor {
  const { ports, root, actors, config } = app;
  const machine = connectConsent(ports, {
    measuredAs: () => selectShop(actors.shop.getSnapshot()),
    reload: () => root.send({ type: "app.reload" }),
  });
  const isKnown = config.hasSession !== false || ports.visitorIds.read() !== null;
  return createScreenActor(app, machine, { isKnown });
}
