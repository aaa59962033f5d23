import { succeeded } from "#tests/support/http/http-client.ts";
import {
  CENTRU,
  newCart,
  newId,
  newItem,
  orderCart,
  product,
} from "#tests/support/shopping/http-shopping.ts";
import { loadAxe, violations } from "../pages/axe.ts";
import { openBoard } from "../pages/board.ts";
import { expect, test } from "../pages/fixtures.ts";
import { callerAs } from "../pages/order-by-api.ts";
import { signInToShop } from "../pages/sign-in.ts";
import { visit } from "../pages/visit.ts";

const THEMES = ["light", "dark"] as const;

test("staff offers another product by keyboard, and the customer agrees on the order's page", async ({
  openBrowser,
  site,
}) => {
  const ana = await callerAs(site, "ana@example.com");
  const staff = await callerAs(site, "staff@example.com");
  const items = [newItem(product("limonada-clasica"), { qty: 2 }), newItem(product("cola-artizanala"))];
  const { id, number } = await orderCart(ana, newCart(items));
  const accept = { event: "accept", version: 1, readyInMinutes: 20 } as const;
  succeeded(await staff.call("moveOrder", { params: { id }, body: accept }));

  const office = await openBrowser();
  await loadAxe(office.context());
  const board = await openBoard(office);
  const details = await board.open(number);
  await details.getByRole("button", { name: "Lipsește ceva" }).press("Enter");
  const sheet = office.getByRole("dialog", { name: `Ce lipsește din comanda ${number}?` });
  await sheet.getByRole("button", { name: "Propune clientului" }).press("Enter");
  await expect(sheet.getByRole("alert")).toBeVisible();
  const cola = sheet.getByRole("listitem").filter({ hasText: "Cola artizanală" }).first();
  const left = cola.getByRole("group", { name: /^Câte rămân din/ });
  await left.getByRole("button").first().press("Enter");
  await cola.getByRole("button", { name: "Propune altceva în loc" }).press("Enter");
  const search = cola.getByRole("searchbox");
  await expect(search).toBeFocused();
  await search.fill("fresh de portocale");
  await expect(cola.getByRole("option")).toHaveCount(1);
  for (const theme of THEMES) expect(await violations(office, theme, true)).toEqual([]);
  await search.press("Enter");
  await expect(cola).toContainText("În loc: 1× Fresh de portocale");
  await expect(cola.getByRole("button", { name: "Propune alt produs" })).toBeFocused();
  await expect(sheet.getByRole("status").last()).toHaveText("Total 43,00 lei → 52,00 lei");
  await sheet.getByLabel("Mesaj pentru client").fill("Nu mai avem cola");
  await sheet.getByRole("button", { name: "Propune clientului" }).press("Enter");
  await expect(sheet).toBeHidden();
  await expect(details).toContainText("Așteaptă răspunsul clientului");
  for (const theme of THEMES) expect(await violations(office, theme, true)).toEqual([]);

  const customer = await openBrowser();
  await loadAxe(customer.context());
  await signInToShop(customer, "bistro-nord", "Ana Ionescu");
  await visit(customer, `/shops/bistro-nord/orders/${id}`);
  const change = customer.getByRole("region", { name: "Restaurantul propune o schimbare" });
  await expect(change).toContainText("Nu mai avem cola");
  await expect(change).toContainText(/Mai ai [0-4]:\d\d să răspunzi/);
  for (const theme of THEMES) expect(await violations(customer, theme, false)).toEqual([]);
  await change.getByRole("button", { name: "Da, schimbă" }).press("Enter");
  await expect(change).toBeHidden();
  const sums = customer.getByRole("region", { name: "Sumar" });
  await expect(sums).toContainText("52,00 lei");
  await expect(sums).toContainText("Schimbat cu acordul tău");
  await expect(sums.getByRole("deletion")).toHaveText("1× Cola artizanală");
  for (const theme of THEMES) expect(await violations(customer, theme, false)).toEqual([]);

  await expect(details).toContainText("Clientul a acceptat schimbarea");
  await expect(details).toContainText("Fresh de portocale");
  const cancel = { event: "cancel", version: 4, reason: "duplicate" } as const;
  succeeded(await staff.call("moveOrder", { params: { id }, body: cancel }));
});

test("staff says by keyboard what a caller answers to a change", async ({ openBrowser, site }) => {
  const staff = await callerAs(site, "staff@example.com");
  const at = { params: { id: CENTRU } };
  const items = [newItem(product("limonada-clasica"), { qty: 2 })].map(
    ({ couponId: _coupon, payByPoints: _points, ...item }) => item,
  );
  const choice = {
    phone: "+40731999002",
    items,
    fulfillmentMethod: "pickup",
    deliveryAddress: null,
    timing: { type: "asap" },
    paymentMethod: "cash",
  } as const;
  const { total, promise } = succeeded(await staff.call("quotePhoneOrder", { ...at, body: choice }));
  const body = {
    ...choice,
    contact: { firstName: "Doina", lastName: null },
    cashChangeFor: null,
    cutlery: false,
    isTest: false,
    kitchenNote: null,
    expectedTotal: total,
    expectedPromise: promise && { earliest: promise.earliest, latest: promise.latest },
  };
  const headers = { "idempotency-key": `key-${newId()}` };
  const { id, number } = succeeded(await staff.call("placePhoneOrder", { ...at, body, headers }));
  const { version, lines } = succeeded(await staff.call("loadStaffOrder", { params: { id } }));
  const change = { lines: lines.map(({ itemId }) => ({ itemId, qtyLeft: 1, replacement: null })) };
  const propose = { event: "propose_change", version, change, text: "" } as const;
  succeeded(await staff.call("moveOrder", { params: { id }, body: propose }));

  const office = await openBrowser();
  await loadAxe(office.context());
  const details = await (await openBoard(office)).open(number);
  const question = details.getByRole("group", { name: "Clientul a comandat la telefon. Ce spune?" });
  for (const theme of THEMES) expect(await violations(office, theme, true)).toEqual([]);
  await question.getByRole("button", { name: "Este de acord", exact: true }).press("Enter");
  await expect(question).toBeHidden();
  await expect(details).toContainText("Clientul a acceptat schimbarea");
  const cancel = { event: "cancel", version: version + 2, reason: "duplicate" } as const;
  succeeded(await staff.call("moveOrder", { params: { id }, body: cancel }));
});
