import { succeeded } from "#tests/support/http/http-client.ts";
import { orderDelivery } from "#tests/support/shopping/http-shopping.ts";
import { loadAxe, violations } from "../pages/axe.ts";
import { openBoard } from "../pages/board.ts";
import { expect, test } from "../pages/fixtures.ts";
import { callerAs } from "../pages/order-by-api.ts";
import { visit } from "../pages/visit.ts";

const RIDER = { type: "outside", name: "Radu Iacob", phone: "0722 333 444" } as const;

test("a courier without the link finds the order by number and PIN, by keyboard alone", async ({
  openBrowser,
  site,
}) => {
  const staff = await callerAs(site, "staff@example.com");
  const order = await orderDelivery(await callerAs(site, "ana@example.com"));
  let { version } = order;
  for (const move of [
    { event: "accept", readyInMinutes: 20 },
    { event: "assign", courier: RIDER },
  ] as const)
    version = succeeded(
      await staff.call("moveOrder", { params: { id: order.id }, body: { ...move, version } }),
    ).version;

  // Staff makes the PIN with a link, and sees where it is typed.
  const page = await openBrowser();
  await loadAxe(page.context());
  const board = await openBoard(page);
  const dialog = await board.open(order.number);
  await dialog.getByRole("button", { name: "Schimbă curierul" }).press("Enter");
  const sheet = page.getByRole("dialog", { name: `Cine livrează comanda ${order.number}?` });
  await sheet.getByRole("button", { name: "Link nou" }).press("Enter");
  const shown = sheet.getByLabel("PIN");
  await expect(shown).toHaveValue(/^\d{6}$/u);
  await expect(sheet.getByText(/\/co, cu numărul/u)).toBeVisible();
  for (const theme of ["light", "dark"] as const) expect(await violations(page, theme, true)).toEqual([]);
  const pin = await shown.inputValue();

  const courier = await openBrowser({ expected: [/404/] });
  await loadAxe(courier.context());
  await visit(courier, "/co");
  await courier.getByLabel("Numărul comenzii").focus();
  await courier.keyboard.type("42");
  await courier.keyboard.press("Enter");
  await expect(courier.getByText("Scrie numărul ca pe bon, de exemplu A-042")).toBeVisible();
  await courier.getByLabel("Numărul comenzii").fill(order.number.toLowerCase());
  await courier.getByLabel("PIN").fill(pin === "000000" ? "000001" : "000000");
  await courier.keyboard.press("Enter");
  await expect(courier.getByRole("alert")).toHaveText("Numărul sau PIN-ul nu se potrivesc.");
  for (const theme of ["light", "dark"] as const) expect(await violations(courier, theme, false)).toEqual([]);
  await courier.getByLabel("PIN").fill(pin);
  await expect(courier.getByRole("alert")).toBeHidden();
  await courier.keyboard.press("Enter");
  await courier.waitForURL(/\/shops\/bistro-nord\/co\/[\w-]{43}$/u);
  await expect(courier.getByRole("heading", { name: `Livrare ${order.number}` })).toBeVisible();

  const body = { event: "cancel", version, reason: "duplicate" } as const;
  succeeded(await staff.call("moveOrder", { params: { id: order.id }, body }));
});
