import { loadAxe, violations } from "../../pages/axe.ts";
import { expect, test } from "../../pages/fixtures.ts";
import { tapDemo } from "../../pages/sign-in.ts";
import { visit } from "../../pages/visit.ts";

test("a manager sets hours, a holiday and limits by keyboard, and another screen's save is not overwritten unseen", async ({
  openBrowser,
}) => {
  const page = await openBrowser({ expected: [/409/] });
  await loadAxe(page.context());
  await visit(page, "/login");
  await tapDemo(page, "Andrei Stan");
  await page.getByRole("button", { name: "Bistro Nord" }).click();
  await visit(page, "/operations/settings");
  for (const theme of ["light", "dark"] as const) expect(await violations(page, theme, false)).toEqual([]);
  const locations = page.getByRole("region", { name: "Bistro Nord" });
  await locations.getByRole("link", { name: "Program și comenzi: Aviatorilor" }).press("Enter");
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
  await page.getByLabel("Data").last().fill("2027-03-09");
  await page.getByLabel("Comenzi pe interval").fill("8");

  const other = await page.context().newPage();
  await visit(other, new URL(page.url()).pathname);
  await other.getByLabel("Până e gata de ridicat").fill("25");
  await other.getByRole("button", { name: "Salvează", exact: true }).press("Enter");
  await expect(other.getByText("Am salvat")).toBeVisible();

  await page.getByRole("button", { name: "Salvează", exact: true }).press("Enter");
  await expect(page.getByRole("alert").filter({ hasText: "Cineva a salvat între timp" })).toBeVisible();
  for (const theme of ["light", "dark"] as const) expect(await violations(page, theme, false)).toEqual([]);
  await page.getByRole("button", { name: "Salvează ce am scris eu" }).press("Enter");
  await expect(page.getByText("Am salvat")).toBeVisible();
  await expect(page.getByText("Totul e salvat")).toBeVisible();

  const guest = await openBrowser();
  await visit(guest, "/shops/bistro-nord/location/aviatorilor");
  await expect(guest.getByRole("row", { name: /luni/iu })).toContainText("10:00–21:00, 21:00–23:30");
});

test("a manager takes hours from a file, of the place that is chosen, and hears what of another cannot be read", async ({
  openBrowser,
}) => {
  const page = await openBrowser();
  await loadAxe(page.context());
  await visit(page, "/login");
  await tapDemo(page, "Andrei Stan");
  await page.getByRole("button", { name: "Bistro Nord" }).click();
  await visit(page, "/operations/settings");
  await page.getByRole("link", { name: "Program și comenzi: Centru" }).press("Enter");
  const places = [
    {
      name: "Bistro",
      openingHours: ["Mo-Sa 09:30-23:59", "Su 12:00-02:00"],
      specialOpeningHoursSpecification: {
        opens: "00:00",
        closes: "00:00",
        validFrom: "2026-12-25",
        validThrough: "2026-12-26",
      },
    },
    { name: "Gară", openingHours: "Lu-Vi 10:00-22:00" },
  ];
  const [chooser] = await Promise.all([
    page.waitForEvent("filechooser"),
    page.getByRole("button", { name: "Ia din fișier" }).press("Enter"),
  ]);
  const buffer = Buffer.from(JSON.stringify(places));
  await chooser.setFiles({ name: "program.jsonld", mimeType: "application/ld+json", buffer });
  await page.getByRole("radio", { name: "Gară" }).press("Space");
  await expect(page.getByRole("alert").last()).toContainText(
    "O zi nu este din săptămână: „Lu-Vi 10:00-22:00”",
  );
  for (const theme of ["light", "dark"] as const) expect(await violations(page, theme, false)).toEqual([]);
  await page.getByRole("radio", { name: "Bistro" }).press("Space");
  await expect(page.getByLabel("luni, de la")).toHaveValue("09:30");
  await expect(page.getByLabel("luni, până la")).toHaveValue("00:00");
  await expect(page.getByLabel("duminică, până la")).toHaveValue("02:00");
  await expect(page.getByText("2 zile cu alt program au fost trecute mai jos.")).toBeVisible();
  const dates = page.getByRole("region", { name: "Zile cu alt program" }).getByLabel("Data");
  await expect(dates.last()).toHaveValue("2026-12-26");
  await expect(page.getByRole("button", { name: "Salvează", exact: true })).toBeEnabled();
});

test("a manager makes a coupon for a product, sees what a sample cart pays, and ends it", async ({
  openBrowser,
}) => {
  const page = await openBrowser();
  await loadAxe(page.context());
  await visit(page, "/login");
  await tapDemo(page, "Andrei Stan");
  await page.getByRole("button", { name: "Bistro Nord" }).click();
  await visit(page, "/operations/settings");
  await page.getByRole("link", { name: "Promoții și cupoane" }).first().press("Enter");
  await expect(page.getByText("NORD20")).toBeVisible();
  for (const theme of ["light", "dark"] as const) expect(await violations(page, theme, false)).toEqual([]);
  await page.getByRole("link", { name: "Adaugă o promoție" }).press("Enter");
  await page.getByLabel("Nume").fill("Limonada zilei");
  await page.getByRole("textbox", { name: "Reducere" }).fill("50");
  await expect(page.getByLabel("Codul")).toHaveValue(/^[0-9A-Z]{8}$/u);
  await page.getByLabel("Produse").fill("limonada");
  await page.getByRole("button", { name: "Limonadă clasică" }).press("Enter");
  const preview = page.getByRole("region", { name: "Ce plătește un coș de probă" });
  await expect(preview.getByRole("row", { name: /Limonadă clasică/u })).toContainText("−");
  await expect(preview.getByText("Codul nu este valabil pentru acest produs.").first()).toBeVisible();
  await page.getByLabel("De la").fill("2026-12-31T10:00");
  await page.getByLabel("Până la").fill("2026-12-01T10:00");
  await page.getByRole("button", { name: "Salvează", exact: true }).press("Enter");
  await expect(page.getByText("Sfârșitul trebuie să fie după început")).toBeVisible();
  for (const theme of ["light", "dark"] as const) expect(await violations(page, theme, false)).toEqual([]);
  await page.getByLabel("De la").fill("");
  await page.getByLabel("Până la").fill("");
  await page.getByRole("button", { name: "Salvează", exact: true }).press("Enter");
  await page.getByRole("link", { name: /Limonada zilei/u }).press("Enter");
  await page.getByRole("button", { name: "Încheie promoția" }).press("Enter");
  await page.getByRole("button", { name: "Confirmă" }).press("Enter");
  await expect(page.getByRole("link", { name: "Adaugă o promoție" })).toBeVisible();
  await expect(page.getByText("Limonada zilei")).toBeHidden();
});
