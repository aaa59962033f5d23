import { describe, expect, it } from "vitest";
import { selectIsCartKnown } from "#core/cart/cart.selectors.ts";
import { createApp } from "#core/app/create-app.ts";
import { createRenderPorts } from "#core/app/render-ports.ts";
import { selectLocation } from "#core/fulfillment/fulfillment.selectors.ts";
import { selectMenu } from "#core/menu/menu.selectors.ts";
import { servedStorefrontRoutes } from "#core/routing/served-route.ts";
import { selectShop } from "#core/shop/shop.selectors.ts";
import { aConfig, simulateApp } from "#tests/support/headless/simulated-app.ts";
import { NOON } from "#tests/support/builders/values.ts";
import { aMenu } from "#tests/support/builders/menu.ts";
import { aShop, CENTRU } from "#tests/support/builders/shop.ts";
import { createTestBackend } from "#tests/support/headless/in-memory-backend.ts";

const ROUTES = servedStorefrontRoutes({ kind: "diner" });

describe("a rendered page", () => {
  it("is rendered from its snapshot only, and the browser starts from the same snapshot", async () => {
    const { app: server } = await simulateApp({ config: { side: "server" } });
    await server.settled();
    const snapshot = server.snapshotForPage();
    expect(JSON.parse(JSON.stringify(snapshot))).toEqual(snapshot);
    expect(selectIsCartKnown(server.actors.cart.getSnapshot())).toBe(false);

    const prerendered = createApp(
      createRenderPorts(() => NOON),
      {
        routes: ROUTES,
        config: aConfig({ side: "server" }),
        snapshot,
      },
    );
    const browser = createApp(createTestBackend().ports, { routes: ROUTES, config: aConfig(), snapshot });
    for (const { actors } of [prerendered, browser]) {
      expect(selectShop(actors.shop.getSnapshot())).toEqual(aShop());
      expect(selectMenu(actors.menu.getSnapshot())).toEqual(aMenu());
      expect(selectLocation(actors.fulfillment.getSnapshot())?.id).toBe(CENTRU);
    }
    const rendered = browser.renderedSnapshotOf(browser.actors.auth);
    browser.start();
    expect(browser.actors.auth.getSnapshot()).not.toBe(rendered);
    expect(browser.renderedSnapshotOf(browser.actors.auth)).toBe(rendered);
    browser.stop();
  });

  it("brings a menu that its snapshot lacks, on the server and in the browser", async () => {
    const { app: server } = await simulateApp({ config: { side: "server" } });
    await server.settled();
    const snapshot = { ...server.snapshotForPage(), menu: null };
    for (const side of ["server", "browser"] as const) {
      const { app } = await simulateApp({ config: { side }, snapshot });
      expect(selectMenu(app.actors.menu.getSnapshot())).toEqual(aMenu());
      expect(selectIsCartKnown(app.actors.cart.getSnapshot())).toBe(side === "browser");
    }
  });
});
