import { loadAxe, violations } from "../pages/axe.ts";
import { expect, test } from "../pages/fixtures.ts";
import { signInAsOwner } from "../pages/sign-in.ts";
import { visit } from "../pages/visit.ts";

test("an admin, as its owner, lets an old address lead to the menu, by keyboard, and takes that back", async ({
  openBrowser,
}) => {
  const page = await openBrowser();
  await loadAxe(page.context());
  await signInAsOwner(page);
  await page.getByRole("button", { name: "Contul tău" }).press("Enter");
  await page.getByRole("link", { name: "Redirecționări" }).press("Enter");
  await expect(page.getByRole("heading", { name: "Nicio redirecționare" })).toBeVisible();
  for (const theme of ["light", "dark"] as const) expect(await violations(page, theme, false)).toEqual([]);

  await page.getByRole("button", { name: "Adaugă o redirecționare" }).press("Enter");
  const sheet = page.getByRole("dialog", { name: "Adaugă o redirecționare" });
  await expect(sheet.getByLabel("Adresa veche")).toBeFocused();
  await page.keyboard.type("/menu");
  await page.keyboard.press("Enter");
  await expect(sheet.getByText("Pagina aceasta a magazinului nu poate duce în altă parte")).toBeVisible();
  await expect(sheet.getByText("Câmp obligatoriu")).toBeVisible();
  for (const theme of ["light", "dark"] as const) expect(await violations(page, theme, true)).toEqual([]);
  await sheet.getByLabel("Adresa veche").fill("/meniu-tiparit");
  await sheet.getByLabel("Unde duce").fill("/rewards");
  await page.keyboard.press("Enter");
  await expect(sheet).toBeHidden();
  const row = page.getByRole("listitem").filter({ hasText: "/meniu-tiparit" });
  await expect(row).toContainText("/rewards");
  await expect(row).toContainText("Definitiv");

  // The first page by the server, one within the page by the browser, which asks at every navigation.
  const guest = await openBrowser();
  await visit(guest, "/shops/bistro-nord/meniu-tiparit?sursa=afis");
  await expect(guest).toHaveURL(/\/shops\/bistro-nord\/rewards\?sursa=afis$/u);
  // What looks paths up comes after the page, with the toasts.
  await expect(guest.getByRole("region", { name: "Notifications", includeHidden: true })).toBeAttached();
  const asked = guest.waitForResponse((answer) => answer.url().includes("/api/redirects?path="));
  await guest.getByRole("link", { name: "Meniu", exact: true }).first().click();
  expect((await asked).status()).toBe(204);
  await guest.evaluate(() => history.pushState(null, "", "/shops/bistro-nord/meniu-tiparit"));
  await guest.evaluate(() => dispatchEvent(new PopStateEvent("popstate")));
  await expect(guest).toHaveURL(/\/shops\/bistro-nord\/rewards$/u);

  await row.getByRole("button", { name: "Șterge redirecționarea de la" }).press("Enter");
  await expect(page.getByRole("heading", { name: "Nicio redirecționare" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Redirecționări" })).toBeFocused();
});
