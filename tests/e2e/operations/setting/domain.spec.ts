import { loadAxe, violations } from "../../pages/axe.ts";
import { expect, test } from "../../pages/fixtures.ts";
import { signInAsOwner } from "../../pages/sign-in.ts";
import { visit } from "../../pages/visit.ts";

test("an owner gives a shop a domain, reads the record that it needs, and takes the domain away", async ({
  openBrowser,
}) => {
  const page = await openBrowser({ expected: [/422/, /^operations\.domain: Invalid /] });
  await loadAxe(page.context());
  await signInAsOwner(page);
  await visit(page, "/operations/settings");
  const shop = page.getByRole("region", { name: "Pizza Nord" });
  await shop.getByRole("link", { name: "Domeniu" }).press("Enter");
  const field = page.getByLabel("Domeniul tău");
  const save = page.getByRole("button", { name: "Salvează", exact: true });
  await field.fill("pizza");
  await save.press("Enter");
  await expect(page.getByText("Scrie un domeniu, de exemplu")).toBeVisible();
  await expect(field).toBeFocused();
  await field.fill("bistro-nord.localhost");
  await expect(page.getByText("Adresa aceasta este a platformei")).toBeVisible();
  for (const theme of ["light", "dark"] as const) expect(await violations(page, theme, false)).toEqual([]);
  await field.fill("zen.test");
  await save.press("Enter");
  await expect(page.getByText("Domeniul acesta este al altui magazin").first()).toBeVisible();
  await field.fill("https://Comenzi.Pizza-Nord.test/");
  const record = page.getByRole("region", { name: "Înregistrarea DNS" });
  await expect(record.getByText("comenzi.pizza-nord.test")).toBeVisible();
  await expect(record.getByText("Salvează ca să verificăm")).toBeVisible();
  await save.press("Enter");
  await expect(page.getByText("Totul e salvat")).toBeVisible();
  await expect(field).toHaveValue("comenzi.pizza-nord.test");
  // Which of them depends on the name servers of this machine.
  await expect(record.getByRole("status")).toContainText(/nu duce încă nicăieri|Nu am putut afla/u);
  for (const theme of ["light", "dark"] as const) expect(await violations(page, theme, false)).toEqual([]);
  await field.fill("");
  await save.press("Enter");
  await expect(page.getByText("Totul e salvat")).toBeVisible();
  await expect(record).toBeHidden();
});
