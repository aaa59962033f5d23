import { succeeded } from "#tests/support/http/http-client.ts";
import { orderDelivery } from "#tests/support/shopping/http-shopping.ts";
import { loadAxe, violations } from "./pages/axe.ts";
import { openBoard } from "./pages/board.ts";
import { dismiss, employ } from "./pages/database.ts";
import { expect, test } from "./pages/fixtures.ts";
import { callerAs } from "./pages/order-by-api.ts";

const MIHAI = "mihai@example.com";

test("staff chooses who brings an order, by keyboard alone, and the card says it", async ({
  openBrowser,
  server,
  site,
}) => {
  await employ(server.home, MIHAI, "bistro-nord", "courier");
  const page = await openBrowser();
  await loadAxe(page.context());
  const board = await openBoard(page);
  const order = await orderDelivery(await callerAs(site, "ana@example.com"));
  const card = board.card(order.number);
  await card.getByRole("button", { name: "Acceptă — 45 min" }).first().click();
  await expect(board.column("În lucru").getByRole("article", { name: order.number })).toBeVisible();
  const dialog = await board.open(order.number);
  const choose = dialog.getByRole("button", { name: "Alege curierul" });
  await choose.focus();
  await page.keyboard.press("Enter");
  const sheet = page.getByRole("dialog", { name: `Cine livrează comanda ${order.number}?` });
  await sheet.getByRole("radio", { name: "Altcineva" }).check();
  await page.keyboard.press("Enter");
  await expect(sheet.getByText("Introdu un număr de telefon valid.")).toBeVisible();
  for (const theme of ["light", "dark"] as const) expect(await violations(page, theme, true)).toEqual([]);
  await sheet.getByRole("radio", { name: "Mihai Popa" }).check();
  await page.keyboard.press("Enter");
  await expect(sheet).toBeHidden();
  await expect(dialog.getByText("Mihai Popa")).toBeVisible();
  await expect(dialog.getByText("Curier ales")).toBeVisible();
  await dialog.getByRole("button", { name: "Închide" }).click();
  await expect(card).toContainText("Curier: Mihai Popa");

  const manager = await callerAs(site, "staff@example.com");
  const { version } = succeeded(await manager.call("loadStaffOrder", { params: { id: order.id } }));
  const body = { event: "cancel", version, reason: "duplicate" } as const;
  succeeded(await manager.call("moveOrder", { params: { id: order.id }, body }));
  await dismiss(server.home, MIHAI);
});
