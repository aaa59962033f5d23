import { loadAxe, violations } from "./pages/axe.ts";
import { callerAs, orderLemonade } from "./pages/order-by-api.ts";
import { menuPage } from "./pages/menu-page.ts";
import { expect, test } from "./pages/fixtures.ts";
import { chooseOperations, signInToShop, tapDemo } from "./pages/sign-in.ts";
import { visit } from "./pages/visit.ts";

test("a manager sees who ordered, blocks them by keyboard, and lets them order again", async ({
  openBrowser,
  site,
}) => {
  const caller = await callerAs(site, "ana@example.com");
  const order = await orderLemonade(caller);
  const page = await openBrowser();
  await loadAxe(page.context());
  await visit(page, "/login");
  await tapDemo(page, "Andrei Stan");
  await page.getByRole("button", { name: /Bistro Nord/ }).click();
  await chooseOperations(page);
  await visit(page, `/operations/orders/${order.id}`);
  const section = page.getByRole("region", { name: "Despre client" });
  await expect(section.getByText(/^Finalizată: [1-9]/)).toBeVisible();
  await expect(section.getByRole("link", { name: order.number }).first()).toBeVisible();

  await section.getByRole("button", { name: "Blochează clientul" }).focus();
  await page.keyboard.press("Enter");
  const sheet = page.getByRole("dialog", { name: "De ce nu mai poate comanda?" });
  await sheet.getByLabel("Motivul, doar pentru personal").focus();
  await page.keyboard.type("ab");
  await sheet.getByRole("button", { name: "Blochează clientul" }).press("Enter");
  await expect(sheet.getByText("Cel puțin 3 caractere")).toBeVisible();
  for (const theme of ["light", "dark"] as const) expect(await violations(page, theme, false)).toEqual([]);
  await sheet.getByLabel("Motivul, doar pentru personal").focus();
  await page.keyboard.press("End");
  await page.keyboard.type("c: nu vine");
  await sheet.getByRole("button", { name: "Blochează clientul" }).press("Enter");
  await expect(section.getByText("abc: nu vine")).toBeVisible();
  for (const theme of ["light", "dark"] as const) expect(await violations(page, theme, false)).toEqual([]);
  await expect(orderLemonade(caller)).rejects.toThrow("customer.blocked");

  const ana = await openBrowser();
  await signInToShop(ana, "bistro-nord", "Ana Ionescu");
  const lemonade = await menuPage(ana).openProduct("Limonadă clasică");
  await lemonade.add();
  await visit(ana, "/shops/bistro-nord/checkout");
  await expect(ana.getByRole("link", { name: /^Sună restaurantul/u })).toHaveAttribute("href", /^tel:\+40/u);

  await section.getByRole("button", { name: "Lasă clientul să comande" }).press("Enter");
  await expect(section.getByText("abc: nu vine")).toBeHidden();
  await orderLemonade(caller);
});
