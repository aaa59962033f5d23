import { readFile } from "node:fs/promises";
import { loadAxe, violations } from "../pages/axe.ts";
import { expect, test } from "../pages/fixtures.ts";
import { codeNow, signInAsOwner } from "../pages/sign-in.ts";
import { invite, JOINED_PASSWORD, join } from "../pages/staff/invitation.ts";
import { visit } from "../pages/visit.ts";

const EMAIL = "ilinca.pasi@example.com";

test("an employee adds a second factor by keyboard, signs in by code, after a reload and by recovery code, and an owner resets it", async ({
  openBrowser,
}) => {
  const owner = await openBrowser({ expected: [] });
  await loadAxe(owner.context());
  await signInAsOwner(owner);
  await visit(owner, "/operations/staff");
  await invite(owner, EMAIL);

  const page = await openBrowser({ expected: [/422/] });
  await loadAxe(page.context());
  await join(page, EMAIL, ["Ilinca", "Pași"]);

  await visit(page, "/operations/security");
  const section = page.getByRole("region", { name: "Verificare în doi pași" });
  await section.getByRole("button", { name: "Activează" }).press("Enter");
  await expect(section.getByLabel("Parola ta", { exact: true })).toBeFocused();
  await page.keyboard.type(JOINED_PASSWORD);
  await page.keyboard.press("Enter");
  await expect(section.getByRole("img", { name: "Cod QR pentru aplicația de autentificare" })).toBeVisible();
  for (const theme of ["light", "dark"] as const) expect(await violations(page, theme, false)).toEqual([]);
  const secret = (await section.getByText(/^(?:[A-Z2-7]{4} ){7}[A-Z2-7]{4}$/u).innerText()).replaceAll(
    " ",
    "",
  );
  await section.getByLabel("Cod", { exact: true }).fill(await codeNow(page, secret, -1));
  await page.keyboard.press("Enter");
  const codes = section.getByRole("list", { name: "Coduri de recuperare" });
  await expect(codes.getByRole("listitem")).toHaveCount(10);
  for (const theme of ["light", "dark"] as const) expect(await violations(page, theme, false)).toEqual([]);
  const recovery = await codes.getByRole("listitem").allInnerTexts();
  const downloading = page.waitForEvent("download");
  await section.getByRole("button", { name: "Descarcă" }).press("Enter");
  const saved = await readFile(await (await downloading).path(), "utf8");
  expect(saved.trim().split("\n")).toEqual(recovery);
  await section.getByRole("button", { name: "Le-am păstrat" }).press("Enter");
  await expect(section).toContainText("10 coduri de recuperare rămase");

  await visit(page, "/logout");
  await page.waitForURL("**/login**");
  const signIn = async (): Promise<void> => {
    await page.getByLabel("Email sau telefon").fill(EMAIL);
    await page.getByLabel("Parolă", { exact: true }).fill(JOINED_PASSWORD);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { name: "Verificare în doi pași" })).toBeVisible();
  };
  await signIn();
  await expect(page.getByLabel("Cod", { exact: true })).toBeFocused();
  await expect(page.getByLabel("Cod", { exact: true })).toHaveAttribute("autocomplete", "one-time-code");
  for (const theme of ["light", "dark"] as const) expect(await violations(page, theme, false)).toEqual([]);
  await page.keyboard.type("000000");
  await expect(page.getByText("Codul nu este corect")).toBeVisible();
  await page.reload();
  await expect(page.getByLabel("Cod", { exact: true })).toBeFocused();
  await page.keyboard.type(await codeNow(page, secret));
  await page.waitForURL("**/operations/**");

  await visit(page, "/logout");
  await page.waitForURL("**/login**");
  await signIn();
  await page.getByRole("button", { name: "Folosește un cod de recuperare" }).press("Enter");
  await expect(page.getByLabel("Cod de recuperare")).toBeFocused();
  await page.keyboard.type((recovery[0] ?? "").toLowerCase());
  for (const theme of ["light", "dark"] as const) expect(await violations(page, theme, false)).toEqual([]);
  await page.keyboard.press("Enter");
  await page.waitForURL("**/operations/**");
  await visit(page, "/operations/security");
  await expect(section).toContainText("9 coduri de recuperare rămase");

  await visit(owner, "/operations/staff");
  const row = owner.getByRole("list", { name: "Angajați" }).getByRole("listitem").filter({ hasText: EMAIL });
  await row.getByRole("button", { name: "Resetează verificarea" }).press("Enter");
  const reset = owner.getByRole("dialog", { name: /^Resetezi verificarea/u });
  for (const theme of ["light", "dark"] as const) expect(await violations(owner, theme, true)).toEqual([]);
  await reset.getByRole("button", { name: "Resetează verificarea" }).press("Enter");
  await expect(reset).toBeHidden();
  await expect(row.getByText("în doi pași")).toBeHidden();
  await page.reload();
  await expect(section.getByRole("button", { name: "Activează" })).toBeVisible();

  // The others find the staff as it was. A page of somebody who is out would be refused what it asks for.
  await page.context().close();
  await row.getByRole("button", { name: "Scoate din echipă" }).press("Enter");
  await owner
    .getByRole("dialog", { name: /^Scoți pe/u })
    .getByRole("button", { name: "Scoate din echipă" })
    .press("Enter");
  await expect(row).toBeHidden();
});
