import { loadAxe, violations } from "../pages/axe.ts";
import { expect, test } from "../pages/fixtures.ts";
import { chooseOperations, tapDemo, signInAsOwner } from "../pages/sign-in.ts";
import { visit } from "../pages/visit.ts";

test("an admin, as its owner, finds by keyboard who did what in the organization", async ({
  openBrowser,
}) => {
  const page = await openBrowser();
  await loadAxe(page.context());
  await signInAsOwner(page);
  await page.getByRole("button", { name: "Contul tău" }).press("Enter");
  await page.getByRole("link", { name: "Jurnal" }).press("Enter");
  const entries = page.getByRole("list", { name: "Intrări" }).getByRole("listitem");
  const entered = entries
    .filter({ hasText: "Radu Georgescu a intrat în organizație ca administrator" })
    .first();
  await expect(entered).toBeVisible();
  await entered.getByText("Detalii").press("Enter");
  await expect(entered.getByText("admin@example.com")).toBeVisible();
  for (const theme of ["light", "dark"] as const) expect(await violations(page, theme, false)).toEqual([]);

  const search = page.getByRole("searchbox", { name: "Cine" });
  await search.fill("nimeni de aici");
  await search.press("Enter");
  await expect(page.getByRole("heading", { name: "Nimic aici" })).toBeVisible();
  for (const theme of ["light", "dark"] as const) expect(await violations(page, theme, false)).toEqual([]);
  await search.fill("rad geo");
  await search.press("Enter");
  await expect(entered).toBeVisible();

  await page.getByLabel("Ce", { exact: true }).selectOption({ label: "a publicat meniul" });
  await expect(page.getByRole("heading", { name: "Nimic aici" })).toBeVisible();
});

test("a manager reads that the audit log is the owner's", async ({ openBrowser }) => {
  const page = await openBrowser();
  await visit(page, "/login");
  await tapDemo(page, "Andrei Stan");
  await page.getByRole("button", { name: /Bistro Nord/ }).click();
  await chooseOperations(page);
  await visit(page, "/operations/audit");
  await expect(page.getByText("Jurnalul este al proprietarului")).toBeVisible();
});
