import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { App } from "#core/app/create-app.ts";
import { createCheckout } from "#core/app/screen/create-checkout.ts";
import { selectCartRows, selectCartSums } from "#core/cart/cart-rows.ts";
import { selectCartTotal, selectSavedCart } from "#core/cart/cart.selectors.ts";
import { totalOf } from "#core/cart/adopt-answer.ts";
import { selectQuote } from "#core/checkout/checkout.selectors.ts";
import { subtract, sum } from "#core/money/add.ts";
import type { Money } from "#core/money/money.ts";
import type { Promotion } from "#core/promotion/promotion.ts";
import { arbitraryOrderedItem, arbitraryPromotion, arbitraryMenu } from "#tests/support/arbitraries/cart.ts";
import { aPromotion, aShop } from "#tests/support/builders/shop.ts";
import { anItem, aUser } from "#tests/support/builders/customer.ts";
import { lei } from "#tests/support/builders/menu.ts";
import { flush, PROPERTY_TIMEOUT, runs } from "#tests/support/patience.ts";
import { createTestBackend, type TestBackend } from "#tests/support/headless/in-memory-backend.ts";
import { simulateApp, type SimulatedApp } from "#tests/support/headless/simulated-app.ts";

const { id: _id, ...PIZZA } = anItem();

/** Every place of a page that names what the cart costs, and the server. */
interface Shown {
  readonly bar: Money | null;
  readonly panel: Money | null;
  readonly rows: Money | null;
  /** The sum of the amounts under the rows: subtotal, less each discount by name, less what points pay. */
  readonly sums: Money | null;
  readonly checkout: Money | null;
  readonly server: Money | null;
}

async function shownBy(running: SimulatedApp): Promise<Shown> {
  const { app, backend } = running;
  const snapshot = app.actors.cart.getSnapshot();
  const saved = selectSavedCart(snapshot);
  const held = saved === null ? undefined : backend.carts.get(saved.id);
  const sums = selectCartSums(snapshot);
  const rows = selectCartRows(snapshot).map(({ line }) => line?.total ?? lei("0.00"));
  return {
    bar: selectCartTotal(snapshot),
    panel: sums?.total ?? null,
    rows: rows.length === 0 ? null : sum(rows, "RON"),
    sums:
      sums === null
        ? null
        : subtract(
            sums.discounts.reduce((left, { amount }) => subtract(left, amount), sums.subtotal),
            sums.pointsPaid,
          ),
    checkout: held === undefined || held.items.length === 0 ? null : await quoteOf(running),
    server: held === undefined ? null : totalOf(held.lines),
  };
}

async function quoteOf({ app, pass }: SimulatedApp): Promise<Money | null> {
  const checkout = createCheckout(app);
  if (checkout === null) throw new Error("No checkout");
  checkout.start();
  await pass(300);
  const quote = selectQuote(checkout.actor.getSnapshot());
  checkout.stop();
  return quote?.total ?? null;
}

function alike(amount: Money | null): Shown {
  return { bar: amount, panel: amount, rows: amount, sums: amount, checkout: amount, server: amount };
}

async function tryCode({ app, pass }: SimulatedApp, code: string): Promise<void> {
  app.actors.cart.send({ type: "cart.checkCoupon", code });
  await flush();
  await pass(250);
}

async function reload(app: App, backend: TestBackend): Promise<SimulatedApp> {
  app.stop();
  const reloaded = await simulateApp({ backend });
  await reloaded.pass(250);
  return reloaded;
}

const shops = fc.record({
  menu: arbitraryMenu(),
  coupons: fc.tuple(...["A", "B", "C"].map(arbitraryPromotion)),
  offered: fc.array(arbitraryPromotion("Automatic"), { maxLength: 1 }),
  isSignedIn: fc.boolean(),
  isMobileApp: fc.boolean(),
  isMobileAppLater: fc.boolean(),
});

describe("a reloaded page", () => {
  it("still shows the discount of a coupon", async () => {
    const backend = createTestBackend();
    backend.coupons.set("VARA", aPromotion("Vara"));
    const first = await simulateApp({ backend });
    first.app.actors.cart.send({ type: "cart.add", item: { ...PIZZA, qty: 2 } });
    await first.pass(250);
    await tryCode(first, "VARA");
    expect(await shownBy(first)).toEqual(alike(lei("48.00")));

    const reloaded = await reload(first.app, backend);
    expect(await shownBy(reloaded)).toEqual(alike(lei("48.00")));
    expect(selectCartSums(reloaded.app.actors.cart.getSnapshot())?.discounts).toEqual([
      { promotionId: aPromotion("Vara").id, name: "Vara", amount: lei("12.00") },
    ]);
    // The next edit is priced here, before the server answers.
    const [item] = reloaded.app.actors.cart.getSnapshot().context.items;
    if (item === undefined) throw new Error("The cart was lost");
    reloaded.app.actors.cart.send({ type: "cart.changeQuantity", itemId: item.id, quantity: 3 });
    expect(selectCartTotal(reloaded.app.actors.cart.getSnapshot())).toEqual(lei("72.00"));
  });

  it(
    "shows one total in bar, panel, cart, checkout and at the server, whatever is in the cart",
    PROPERTY_TIMEOUT,
    async () => {
      await fc.assert(
        fc.asyncProperty(
          shops.chain((shop) =>
            fc.record({
              shop: fc.constant(shop),
              items: fc.array(arbitraryOrderedItem(shop.menu, []), { maxLength: 4 }),
              codes: fc.subarray(["A", "B", "C"]),
            }),
          ),
          async ({ shop: { menu, coupons, offered, isSignedIn, ...app }, items, codes }) => {
            const backend = createTestBackend({
              menu,
              isSignedIn,
              isMarked: isSignedIn,
              account: aUser(),
              shop: aShop({
                availablePromotions: offered.map((one): Promotion => ({ ...one, automatic: true })),
              }),
            });
            for (const coupon of coupons) backend.coupons.set(coupon.name, { ...coupon, automatic: false });
            const first = await simulateApp({ backend, config: { isMobileApp: app.isMobileApp } });
            for (const item of items) first.app.actors.cart.send({ type: "cart.add", item });
            await first.pass(250);
            for (const code of codes) await tryCode(first, code);
            first.app.stop();

            const reloaded = await simulateApp({ backend, config: { isMobileApp: app.isMobileAppLater } });
            await reloaded.pass(250);
            const shown = await shownBy(reloaded);
            expect(shown).toEqual(alike(shown.server));
            reloaded.app.stop();
          },
        ),
        runs(100),
      );
    },
  );
});
