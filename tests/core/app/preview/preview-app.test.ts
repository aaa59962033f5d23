import { describe, expect, it } from "vitest";
import { createPreviewApp } from "#core/app/preview/create-preview-app.ts";
import { selectLoadedMenu } from "#core/menu/menu.selectors.ts";
import type { CartId, ShopId } from "#core/kernel/id.ts";
import { aProductEntry, named } from "#tests/support/builders/menu-entry.ts";
import { idOf } from "#tests/support/builders/values.ts";
import { createTestBackend } from "#tests/support/headless/in-memory-backend.ts";
import { simulateApp } from "#tests/support/headless/simulated-app.ts";

const SHOP = { shopId: idOf<ShopId>("bistro"), slug: "bistro-nord" } as const;
const PIZZA = aProductEntry();

async function start(locale: "ro" | "en") {
  const backend = createTestBackend({ isSignedIn: true });
  const { app } = await simulateApp({ backend });
  const renamed = { ...PIZZA, names: named("Pizza din ciornă", "Pizza of the draft") };
  const { signal } = new AbortController();
  await app.ports.menuDrafts.editMenuDraft(SHOP.shopId, [{ base: PIZZA, entry: renamed }], signal);
  const before = backend.callLog.log.length;
  const preview = createPreviewApp(app, { ...SHOP, locale });
  preview.start();
  await preview.settled();
  const asked = () => backend.callLog.log.slice(before);
  return { preview, signal, asked };
}

describe("the storefront of a draft (MENU-25)", () => {
  it.each([
    ["ro", "Pizza din ciornă"],
    ["en", "Pizza of the draft"],
  ] as const)("has the menu that the draft would make, in %s", async (locale, name) => {
    const { preview } = await start(locale);
    const menu = selectLoadedMenu(preview.actors.menu.getSnapshot());
    expect(menu?.value.products.map((product) => product.name)).toEqual([name]);
  });

  it("asks for nothing of a person, and can do nothing", async () => {
    const { preview, signal, asked } = await start("ro");
    expect(asked().toSorted()).toEqual([
      "menu.load",
      "menuDrafts.loadMenuDraft",
      "shop.bySlug",
      "shop.bySlug",
    ]);
    const refusal = { tag: "Forbidden", key: "auth.forbidden" };
    await expect(preview.ports.auth.me(signal)).rejects.toMatchObject(refusal);
    await expect(preview.ports.cart.load(idOf<CartId>("cart"), signal)).rejects.toMatchObject(refusal);
    expect(asked()).toHaveLength(4);
  });
});
