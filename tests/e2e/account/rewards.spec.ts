import { earnOften } from "../pages/database.ts";
import { loadAxe, violations } from "../pages/axe.ts";
import { expect, test } from "../pages/fixtures.ts";
import { tapDemo } from "../pages/sign-in.ts";
import { visit } from "../pages/visit.ts";

const SHOP = "/shops/bistro-nord";
const THEMES = ["light", "dark"] as const;

test("a guest learns how points work, signs in there, and reads a long ledger by keyboard", async ({
  openBrowser,
  server,
}) => {
  const page = await openBrowser();
  await loadAxe(page.context());
  await visit(page, SHOP);
  await page.getByRole("link", { name: /puncte la fiecare comandă/ }).press("Enter");
  await page.waitForURL(`**${SHOP}/rewards`);
  await expect(page.getByRole("heading", { name: "Ce poți lua" })).toBeVisible();
  await expect(page.getByRole("region", { name: "Istoric" })).toHaveCount(0);
  for (const theme of THEMES) expect(await violations(page, theme, false)).toEqual([]);

  await page.getByRole("main").getByRole("link", { name: "Intră în cont" }).press("Enter");
  await page.waitForURL(`**${SHOP}/login?redirect=**`);
  await tapDemo(page, "Ana Ionescu");
  await page.waitForURL(`**${SHOP}/rewards`);
  const balance = page.getByRole("region", { name: "Punctele tale" });
  await expect(balance.getByText("500 de puncte", { exact: true })).toBeVisible();
  await balance.getByText("De ce?").press("Enter");
  await expect(balance.getByText("1 punct pentru fiecare 1,00 lei")).toBeVisible();
  const history = page.getByRole("region", { name: "Istoric" });
  await expect(history.getByRole("link", { name: /^Comanda / }).first()).toBeVisible();
  for (const theme of THEMES) expect(await violations(page, theme, false)).toEqual([]);

  await earnOften(server.home, "ana@example.com", "bistro-nord", 30);
  await page.reload();
  await expect(balance.getByText("530 de puncte", { exact: true })).toBeVisible();
  await expect(history.getByRole("listitem")).toHaveCount(25);
  await history.getByRole("link", { name: "Mai vechi" }).press("Enter");
  await page.waitForURL(`**${SHOP}/rewards?page=2`);
  await expect(history.getByText("Pagina 2 din")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Istoric" })).toBeFocused();
  await history
    .getByRole("link", { name: /^Comanda / })
    .first()
    .press("Enter");
  await page.waitForURL(`**${SHOP}/orders/*`);
});
