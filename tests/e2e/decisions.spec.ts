import type { Page } from "@playwright/test";
import type { Order } from "#core/order/order.ts";
import { openBoard, type Board } from "./pages/board.ts";
import { storedOrder } from "./pages/database.ts";
import { callerAs, cancelOrder, orderLemonade } from "./pages/order-by-api.ts";
import { orderPage } from "./pages/order-page.ts";
import { signInToShop, tapDemo } from "./pages/sign-in.ts";
import { type OpenBrowser, expect, test } from "./pages/fixtures.ts";
import { visit } from "./pages/visit.ts";

/** A rejection is sent after ten seconds (ORDER-15); the rest is the time until the screen shows it. */
const NOTIFIED_WITHIN = { timeout: 14_000 };

interface Scene {
  readonly order: Order;
  readonly ana: Page;
  readonly board: Board;
  readonly staff: Page;
}

test.describe("decisions of staff", () => {
  test("a rejection suggests a fix to staff and tells the customer why, ten seconds later", async ({
    openBrowser,
    site,
    server,
  }) => {
    const { order, ana, board, staff } = await watched(openBrowser, site);
    await board.card(order.number).getByRole("button", { name: "Refuză" }).click();
    const sheet = staff.getByRole("dialog", { name: `De ce refuzi comanda ${order.number}?` });
    await sheet.getByRole("radio", { name: "Bucătăria este prea aglomerată" }).check();
    await expect(sheet).toContainText("Marchează bucătăria ca aglomerată");
    await sheet.getByRole("button", { name: "Refuză comanda" }).click();
    await expect(board.card(order.number)).toBeHidden();

    const { status } = orderPage(ana);
    await expect(status).toContainText("Așteaptă confirmarea");
    await expect(status).toContainText("Refuzată", NOTIFIED_WITHIN);
    await expect(status).toContainText("Bucătăria este prea aglomerată");
    await expect.poll(() => storedOrder(server.home, order.id)).toMatchObject({ status: "rejected" });
  });

  test("an acceptance undone within ten seconds is never shown to the customer", async ({
    openBrowser,
    site,
    server,
  }) => {
    const { order, ana, board, staff } = await watched(openBrowser, site);
    await board.card(order.number).getByRole("button", { name: "Acceptă — 20 min" }).first().click();
    await expect(board.column("În lucru").getByRole("article", { name: order.number })).toBeVisible();
    await staff.getByRole("button", { name: `Anulează decizia pentru comanda ${order.number}` }).click();
    await expect(board.column("Noi").getByRole("article", { name: order.number })).toBeVisible();
    await expect.poll(() => storedOrder(server.home, order.id)).toMatchObject({ status: "pending" });

    await expect(orderPage(ana).status).toContainText("Așteaptă confirmarea");
    await expect(ana.getByRole("region", { name: "Istoric" })).not.toContainText("Acceptată");
    await cancelOrder(await callerAs(site, "ana@example.com"), order);
    await expect(orderPage(ana).status).toContainText("Anulată");
    await expect(board.card(order.number)).toBeHidden();
  });
});

/** An order of Ana's, watched by her on its page and by staff on the board. */
async function watched(openBrowser: OpenBrowser, site: string): Promise<Scene> {
  const staff = await openBrowser();
  const board = await openBoard(staff);
  const order = await orderLemonade(await callerAs(site, "ana@example.com"));
  await expect(board.card(order.number)).toBeVisible();
  const ana = await openBrowser();
  const wanted = `/shops/bistro-nord/orders/${order.id}`;
  await visit(ana, wanted);
  await tapDemo(ana, "Ana Ionescu");
  await ana.waitForURL(`**${wanted}`);
  await expect(orderPage(ana).heading).toHaveText(`Comanda ${order.number}`);
  return { order, ana, board, staff };
}

test("a session that expired while the page was closed is reported at the start and logs out", async ({
  openBrowser,
}) => {
  const page = await openBrowser({ expected: [/status of (401|419) /, /CSRF mismatch: POST/] });
  await signInToShop(page, "bistro-nord", "Ana Ionescu");
  await page.context().clearCookies({ name: "diner_session" });
  const left = page.waitForURL("**/shops/bistro-nord/logout");
  await page.reload();
  await expect(page.getByRole("alert").filter({ hasText: "Sesiunea ta a expirat" })).toBeVisible();
  await left;
  await expect(page).toHaveURL(/\/shops\/bistro-nord\/menu$/);
  const cookies = await page.context().cookies();
  expect(cookies.map(({ name }) => name)).not.toContain("diner_logged_in");
});
