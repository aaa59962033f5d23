import { loadAxe, violations } from "../pages/axe.ts";
import { expect, test } from "../pages/fixtures.ts";
import { tapDemo } from "../pages/sign-in.ts";
import { visit } from "../pages/visit.ts";

test("a manager sets hours, a holiday and limits by keyboard, and another screen's save is not overwritten unseen", async ({
  openBrowser,
}) => {
  const page = await openBrowser();
  await loadAxe(page.context());
  await visit(page, "/login");
  await tapDemo(page, "Andrei Stan");
  await page.getByRole("button", { name: "Bistro Nord" }).click();
  await visit(page, "/operations/settings");
  for (const theme of ["light", "dark"] as const) expect(await violations(page, theme, false)).toEqual([]);
  const locations = page.getByRole("region", { name: "Aviatorilor" });
  await locations.getByRole("link", { name: "Program și comenzi" }).press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Aviatorilor");

  const monday = page.getByRole("group", { name: "luni" });
  await monday.getByLabel("luni, până la").fill("21:00");
  await monday.getByRole("button", { name: "Adaugă ore: luni" }).press("Enter");
  await page.getByRole("button", { name: "Salvează", exact: true }).press("Enter");
  await expect(monday.getByText("Completează ambele ore")).toBeVisible();
  await expect(monday.getByLabel("luni, de la").first()).toBeFocused();
  for (const theme of ["light", "dark"] as const) expect(await violations(page, theme, false)).toEqual([]);
  await monday.getByLabel("luni, de la").last().fill("20:00");
  await monday.getByLabel("luni, până la").last().fill("23:30");
  await expect(monday.getByText("Orele se suprapun")).toBeVisible();
  await monday.getByLabel("luni, de la").last().fill("21:00");
  await page.getByRole("button", { name: "Adaugă o zi" }).press("Enter");
  await page.getByLabel("Data").last().fill("2027-01-01");
  await page.getByLabel("Comenzi pe interval").fill("8");

  const other = await page.context().newPage();
  await visit(other, new URL(page.url()).pathname);
  await other.getByLabel("Până e gata de ridicat").fill("25");
  await other.getByRole("button", { name: "Salvează", exact: true }).press("Enter");
  await expect(other.getByText("Am salvat")).toBeVisible();

  await page.getByRole("button", { name: "Salvează", exact: true }).press("Enter");
  await expect(page.getByRole("alert")).toContainText("Cineva a salvat între timp");
  for (const theme of ["light", "dark"] as const) expect(await violations(page, theme, false)).toEqual([]);
  await page.getByRole("button", { name: "Salvează ce am scris eu" }).press("Enter");
  await expect(page.getByText("Am salvat")).toBeVisible();
  await expect(page.getByText("Totul e salvat")).toBeVisible();

  const guest = await openBrowser();
  await visit(guest, "/shops/bistro-nord/location/aviatorilor");
  await expect(guest.getByRole("row", { name: /luni/iu })).toContainText("10:00 – 21:00, 21:00 – 23:30");
});
