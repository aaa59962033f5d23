import { expect, it } from "vitest";
import type { App, AppOptions } from "#core/app/create-app.ts";
import { createDrawing } from "#core/app/draw-app.ts";
import { selectMenu } from "#core/menu/menu.selectors.ts";
import { servedStorefrontRoutes } from "#core/routing/served-route.ts";
import { selectShop } from "#core/shop/shop.selectors.ts";
import { plusMillis } from "#core/time/instant.ts";
import { aConfig } from "#tests/support/headless/simulated-app.ts";
import { NOON } from "#tests/support/builders/values.ts";
import { aMenu } from "#tests/support/builders/menu.ts";
import { aShop } from "#tests/support/builders/shop.ts";

const LATER = plusMillis(NOON, 60_000);

const facts = ({ ports, actors }: App) => ({
  at: ports.clock.now(),
  shop: selectShop(actors.shop.getSnapshot())?.name ?? null,
  menu: selectMenu(actors.menu.getSnapshot()),
  cart: actors.cart.getSnapshot().context,
});

function page(renderedAt: typeof NOON, name: string | null): AppOptions {
  return {
    routes: servedStorefrontRoutes({ kind: "diner" }),
    config: aConfig({ side: "server", renderedAt }),
    snapshot: {
      shop: name === null ? null : { value: { ...aShop(), name }, at: renderedAt },
      menu: name === null ? null : { value: aMenu(), at: renderedAt },
      excerpt: null,
      awaitsOrderAgain: false,
      own: null,
    },
  };
}

it("draws each page of its own shop and instant, and nothing of the one before", () => {
  const draw = createDrawing();
  const alone = createDrawing()(page(NOON, "Nord"), facts);
  expect(draw(page(LATER, "Sud"), facts)).toMatchObject({ at: LATER, shop: "Sud", menu: aMenu() });
  expect(draw(page(LATER, null), facts)).toMatchObject({ at: LATER, shop: null, menu: null });
  expect(draw(page(NOON, "Nord"), facts)).toEqual(alone);
  expect(alone).toMatchObject({ at: NOON, shop: "Nord" });
});
