import type { Page } from "@playwright/test";
import { demoId } from "#adapters/server/demo/demo-ids.ts";
import { type PromotionId, toId } from "#core/kernel/id.ts";
import { type HttpClient, succeeded } from "#tests/support/http/http-client.ts";
import {
  BISTRO_ORGANIZATION,
  newCart,
  newId,
  newItem,
  orderBody,
  product,
} from "#tests/support/shopping/http-shopping.ts";
import type { Order } from "#core/order/order.ts";
import { FOR_ANA } from "./accessibility/customer-screens.ts";
import { FOR_GUESTS } from "./accessibility/guest-screens.ts";
import type { Screen } from "./accessibility/screen.ts";
import { FOR_A_MANAGER } from "./accessibility/staff-screens.ts";
import { callerAs, cancelOrder } from "./pages/order-by-api.ts";
import { countTurned, machineTexts, turnTexts, turnTextsBack, unisolated } from "./pages/right-to-left.ts";
import { tapDemo } from "./pages/sign-in.ts";
import { expect, test } from "./pages/fixtures.ts";
import { visit } from "./pages/visit.ts";

const SHOP = "/shops/bistro-nord";

const ADDRESS = {
  street: "شارع النيل",
  number: "18",
  city: "القاهرة",
  block: "ب",
  staircase: "أ",
  floor: null,
  apartment: null,
  intercom: "نور",
  coordinates: { latitude: 44.4363, longitude: 26.0987 },
  courierNote: "الباب الأخضر.",
};

test.beforeAll(({ server }) => turnTexts(server.home));
test.afterAll(({ server }) => turnTextsBack(server.home));

test("right-to-left texts never reorder the text around them, from the shop's page to the kitchen", async ({
  openBrowser,
  site,
}) => {
  const ana = await callerAs(site, "ana@example.com");
  const refused = await order(ana);
  const staff = await callerAs(site, "staff@example.com");
  await staff.call("selectOrganization", { body: { organizationId: BISTRO_ORGANIZATION } });
  succeeded(
    await staff.call("moveOrder", {
      params: { id: refused.id },
      body: { event: "reject", version: refused.version, reason: "other", text: "لا يوجد خبز." },
    }),
  );
  const waiting = await order(ana);

  const guest = await openBrowser({ reducedMotion: "reduce" });
  const found = await walk(guest, FOR_GUESTS);

  const customer = await openBrowser({ reducedMotion: "reduce" });
  await visit(customer, `${SHOP}/login`);
  await tapDemo(customer, "Ana Ionescu");
  await customer.waitForURL(`**${SHOP}/menu`);
  found.push(...(await walk(customer, FOR_ANA)));
  await visit(customer, `${SHOP}/orders/${refused.id}`);
  await expect(customer.getByText("لا يوجد خبز.")).toBeVisible();
  found.push(...(await unisolated(customer)));

  const kitchen = await openBrowser({ reducedMotion: "reduce", viewport: { width: 1280, height: 800 } });
  await visit(kitchen, "/login");
  await tapDemo(kitchen, "Andrei Stan");
  await kitchen.waitForURL((url) => !url.pathname.endsWith("/login"));
  found.push(...(await walk(kitchen, FOR_A_MANAGER)));

  await cancelOrder(ana, waiting);
  expect(found).toEqual([]);
});

async function walk(page: Page, screens: readonly Screen[]): Promise<string[]> {
  const found: string[] = [];
  for (const { name, address, until } of screens)
    await test.step(name, async () => {
      if (address !== undefined) await visit(page, address);
      await until(page);
      found.push(...(await unisolated(page)).map((line) => `${name}: ${line}`));
      if (/[\u2068\u2069]/u.test(await machineTexts(page))) found.push(`${name}: a mark in the head`);
      if (name.startsWith("shop") || name === "menu") expect(await countTurned(page)).toBeGreaterThan(3);
      const folder = process.env["DINER_SCREENS"];
      if (folder !== undefined) await page.screenshot({ path: `${folder}/${name.replaceAll(" ", "-")}.png` });
    });
  return found;
}

async function order(customer: HttpClient): Promise<Order> {
  const couponId = toId<PromotionId>(demoId("promotion", "bistro-nord", "nord20"));
  const items = [newItem(product("limonada-clasica"), { qty: 6, notes: "بدون ثلج.", couponId })];
  const cart = succeeded(await customer.call("saveCart", { body: newCart(items) }));
  const choice = {
    cartId: cart.id,
    locationId: cart.locationId,
    fulfillmentMethod: "delivery",
    deliveryAddress: ADDRESS,
    timing: { type: "asap" },
    tip: null,
    paymentMethod: "cash",
  } as const;
  const { total, promise } = succeeded(await customer.call("quote", { body: choice }));
  const body = {
    ...(await orderBody(customer, cart)),
    ...choice,
    expectedTotal: total,
    expectedPromise: promise === null ? null : { earliest: promise.earliest, latest: promise.latest },
    contact: { firstName: "نور", lastName: "حسن" },
    kitchenNote: "شكرا!",
    companyInvoice: { name: "شركة النور", taxId: "RO123" },
  };
  const headers = { "idempotency-key": `key-${newId()}` };
  return succeeded(await customer.call("placeOrder", { body, headers }));
}
