import { succeeded } from "#tests/support/http/http-client.ts";
import { newCart, newItem, orderCart, product } from "#tests/support/shopping/http-shopping.ts";
import { loadAxe, violations } from "./pages/axe.ts";
import { expect, test } from "./pages/fixtures.ts";
import { callerAs } from "./pages/order-by-api.ts";
import { signInToShop, tapDemo } from "./pages/sign-in.ts";
import { visit } from "./pages/visit.ts";

const THEMES = ["light", "dark"] as const;

test("a customer says what was missing, a manager gives its money back, and the order's page says it live", async ({
  openBrowser,
  site,
}) => {
  const ana = await callerAs(site, "ana@example.com");
  const staff = await callerAs(site, "staff@example.com");
  const items = [
    newItem(product("limonada-clasica")),
    newItem(product("limonada-clasica"), { notes: "Rece" }),
  ];
  const { id, number } = await orderCart(ana, newCart(items));
  for (const body of [
    { event: "accept", version: 1, readyInMinutes: 20 },
    { event: "ready", version: 2 },
    { event: "complete", version: 3 },
  ] as const)
    succeeded(await staff.call("moveOrder", { params: { id }, body }));

  const customer = await openBrowser();
  await loadAxe(customer.context());
  await signInToShop(customer, "bistro-nord", "Ana Ionescu");
  await visit(customer, `/shops/bistro-nord/orders/${id}`);
  await expect(customer.getByText("Ai câștigat", { exact: true })).toBeVisible();
  const report = customer.getByRole("button", { name: "Raportează o problemă" });
  await report.focus();
  await customer.keyboard.press("Enter");
  const sheet = customer.getByRole("dialog", { name: `Ce n-a fost în regulă cu comanda ${number}?` });
  await sheet.getByRole("radio", { name: "Lipsește un produs" }).press("Space");
  await sheet.getByLabel("Povestește pe scurt").fill("O limonadă nu era în pungă");
  await sheet.getByRole("button", { name: "Trimite" }).press("Enter");
  await expect(sheet.getByText("Alege cel puțin 1")).toBeVisible();
  for (const theme of THEMES) expect(await violations(customer, theme, true)).toEqual([]);
  await sheet.getByRole("checkbox").first().press("Space");
  await sheet.getByRole("button", { name: "Trimite" }).press("Enter");
  await expect(sheet).toBeHidden();
  const reported = customer.getByRole("region", { name: "Problema raportată" });
  await expect(reported).toContainText("O limonadă nu era în pungă");
  await expect(report).toBeHidden();

  const manager = await openBrowser();
  await loadAxe(manager.context());
  await visit(manager, "/login");
  await tapDemo(manager, "Andrei Stan");
  await manager.waitForURL("**/choose-organization");
  await manager.getByRole("button", { name: /Bistro Nord/ }).click();
  await manager.waitForURL((url) => !url.pathname.endsWith("/choose-organization"));
  await visit(manager, "/operations/orders");
  await manager.getByRole("checkbox", { name: "Cu reclamații" }).check();
  await manager.waitForURL("**/operations/orders?complaint=open");
  // The list before the filter has orders of other days with that number.
  const row = manager
    .getByRole("grid")
    .getByRole("row")
    .filter({ hasText: number })
    .filter({ hasText: "Reclamație" });
  await expect(row).toHaveCount(1);
  await row.getByRole("link", { name: number }).click();
  await manager.getByRole("button", { name: "Răspunde clientului" }).press("Enter");
  const answer = manager.getByRole("dialog", { name: /^Ce răspunzi/ });
  await answer.getByRole("radio", { name: /^Returnează/ }).press("Space");
  await answer.getByRole("radio", { name: "Produsele alese" }).press("Space");
  await answer.getByRole("checkbox").first().press("Space");
  await answer.getByLabel("Mesaj pentru client").fill("Ne pare rău");
  for (const theme of THEMES) expect(await violations(manager, theme, true)).toEqual([]);
  await answer.getByRole("button", { name: "Trimite răspunsul" }).press("Enter");
  await expect(answer).toBeHidden();
  await expect(manager.getByText("Rambursat 16,00 lei").first()).toBeVisible();
  await expect(manager.getByText("Reclamație rezolvată")).toBeVisible();
  for (const theme of THEMES) expect(await violations(manager, theme, false)).toEqual([]);

  await expect(reported).toContainText("Restaurantul îți returnează 16,00 lei.");
  await expect(reported).toContainText("Ne pare rău");
  for (const theme of THEMES) expect(await violations(customer, theme, false)).toEqual([]);
});
