import { loadAxe, violations } from "../../pages/axe.ts";
import { expect, test } from "../../pages/fixtures.ts";
import { aPhoto } from "../../pages/photo.ts";
import { tapDemo } from "../../pages/sign-in.ts";
import { visit } from "../../pages/visit.ts";

test("an owner chooses a color and a logo by keyboard, sees both before saving, and customers see them after", async ({
  openBrowser,
}) => {
  const page = await openBrowser({ expected: [/409/, /422/] });
  await loadAxe(page.context());
  await visit(page, "/login");
  await tapDemo(page, "Elena Marin");
  await page.waitForURL("**/operations/pending");
  await visit(page, "/operations/settings");
  await page.getByRole("link", { name: "Culoare și logo" }).press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Culoare și logo");
  for (const theme of ["light", "dark"] as const) expect(await violations(page, theme, false)).toEqual([]);

  const accentOf = (theme: "Luminos" | "Întunecat", shade: 400 | 700) =>
    page
      .getByRole("figure", { name: theme })
      .getByText("Vezi programul")
      .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), `--accent-${shade}`);
  await page.getByRole("listbox", { name: "Culori propuse" }).getByRole("option").first().focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Codul culorii")).toHaveValue("#b91c1c");
  expect(await accentOf("Luminos", 700)).toBe("#b91c1c");
  await expect(page.getByText("Pe fond deschis rămâne chiar culoarea ta.")).toBeVisible();

  const code = page.getByLabel("Codul culorii");
  await code.fill("galben");
  await page.getByRole("button", { name: "Salvează", exact: true }).press("Enter");
  await expect(page.getByText("Scrie codul unei culori")).toBeVisible();
  for (const theme of ["light", "dark"] as const) expect(await violations(page, theme, false)).toEqual([]);
  await code.fill("ffe600");
  await expect(page.getByText("Pe fond deschis o închidem puțin.")).toBeVisible();
  expect(await accentOf("Întunecat", 400)).toBe("#ffe600");
  for (const theme of ["light", "dark"] as const) expect(await violations(page, theme, false)).toEqual([]);

  const choose = async (name: string, buffer: Buffer) => {
    const [chooser] = await Promise.all([
      page.waitForEvent("filechooser"),
      page.getByRole("button", { name: /^Alege (un logo|altul)$/u }).press("Enter"),
    ]);
    await chooser.setFiles({ name, mimeType: "image/png", buffer });
  };
  await choose("logo.png", Buffer.from("<svg onload='alert(1)'/>"));
  await expect(page.getByText("Fișierul nu este o imagine")).toBeVisible();
  await choose("logo.jpg", await aPhoto(400, 400));
  await page.getByRole("radio", { name: "Fără, umple tot" }).check();
  for (const theme of ["light", "dark"] as const) expect(await violations(page, theme, false)).toEqual([]);

  const other = await page.context().newPage();
  await visit(other, new URL(page.url()).pathname);
  await other.getByLabel("Codul culorii").fill("#166534");
  await other.getByRole("button", { name: "Salvează", exact: true }).press("Enter");
  await expect(other.getByText("Am salvat")).toBeVisible();
  await page.getByRole("button", { name: "Salvează", exact: true }).press("Enter");
  await expect(page.getByRole("alert").filter({ hasText: "Cineva a salvat între timp" })).toBeVisible();
  await page.getByRole("button", { name: "Salvează ce am scris eu" }).press("Enter");
  await expect(page.getByText("Am salvat")).toBeVisible();
  await expect(page.getByText("Totul e salvat")).toBeVisible();

  const guest = await openBrowser();
  await loadAxe(guest.context());
  await expect(async () => {
    await visit(guest, "/shops/zen/menu");
    const accent = await guest.evaluate(() =>
      getComputedStyle(document.documentElement).getPropertyValue("--accent-400"),
    );
    expect(accent).toBe("#ffe600");
  }).toPass();
  const icon = await guest.locator('link[rel="icon"]').getAttribute("href");
  expect((await guest.request.get(icon ?? "")).headers()["content-type"]).toBe("image/png");
  for (const theme of ["light", "dark"] as const) expect(await violations(guest, theme, false)).toEqual([]);
});
