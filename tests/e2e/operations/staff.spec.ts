import { loadAxe, violations } from "../pages/axe.ts";
import { expect, test } from "../pages/fixtures.ts";
import { tapDemo, signInAsOwner } from "../pages/sign-in.ts";
import { beginWork, fillInvitation } from "../pages/staff/invitation.ts";
import { visit } from "../pages/visit.ts";

const DANA = "dana.nou@example.com";

test("an owner invites somebody by keyboard, who joins by the mail's link, works, and is out within seconds of being removed", async ({
  openBrowser,
}) => {
  const page = await openBrowser({ expected: [/409/] });
  await loadAxe(page.context());
  await signInAsOwner(page);
  await page.getByRole("button", { name: "Contul tău" }).press("Enter");
  await page.getByRole("link", { name: "Echipă" }).press("Enter");
  const members = page.getByRole("list", { name: "Angajați" });
  await expect(members.getByRole("listitem").filter({ hasText: "Ioana Dumitru" })).toContainText("Angajat");
  for (const theme of ["light", "dark"] as const) expect(await violations(page, theme, false)).toEqual([]);

  await page.getByRole("button", { name: "Invită pe cineva" }).press("Enter");
  const sheet = page.getByRole("dialog", { name: "Invită pe cineva" });
  await expect(sheet.getByLabel("Email")).toBeFocused();
  await page.keyboard.type("staff@example.com");
  await page.keyboard.press("Enter");
  await expect(sheet.getByText("Lucrează deja aici")).toBeVisible();
  await expect(sheet.getByText("Câmp obligatoriu")).toBeVisible();
  for (const theme of ["light", "dark"] as const) expect(await violations(page, theme, true)).toEqual([]);
  await sheet.getByLabel("Email").fill(DANA);
  await sheet.getByRole("radio", { name: /^Angajat/u }).press("Space");
  await sheet.getByRole("checkbox", { name: /^Toate locațiile/u }).press("Space");
  await page.keyboard.press("Enter");
  await expect(sheet.getByText("Alege cel puțin o locație")).toBeVisible();
  await sheet.getByRole("checkbox", { name: /Centru/u }).press("Space");
  await sheet.getByRole("button", { name: "Trimite invitația" }).press("Enter");
  await expect(sheet).toBeHidden();
  const waiting = page.getByRole("list", { name: "Invitații trimise" });
  await expect(waiting.getByRole("listitem").filter({ hasText: DANA })).toContainText("Centru");
  for (const theme of ["light", "dark"] as const) expect(await violations(page, theme, false)).toEqual([]);

  const dana = await openBrowser({ expected: [/401/, /403/, /ERR_INCOMPLETE_CHUNKED_ENCODING/] });
  await loadAxe(dana.context());
  await fillInvitation(dana, DANA, ["Dana", "Nou"]);
  await expect(dana.getByRole("heading", { name: "Invitație în echipă" })).toBeVisible();
  await expect(dana.getByText("te invită ca angajat")).toBeVisible();
  for (const theme of ["light", "dark"] as const) expect(await violations(dana, theme, false)).toEqual([]);
  await dana.keyboard.press("Enter");
  await expect(dana.getByText("Ai intrat în echipa")).toBeVisible();
  await beginWork(dana);

  // The list is read again when the page is looked at again.
  await page.reload();
  const row = members.getByRole("listitem").filter({ hasText: DANA });
  await row.getByRole("button", { name: "Schimbă rolul sau locațiile" }).press("Enter");
  const place = page.getByRole("dialog", { name: "Rol și locații" });
  await expect(place.getByRole("radio", { name: /^Angajat/u })).toBeChecked();
  await place.getByRole("radio", { name: /^Manager/u }).press("Space");
  await place.getByRole("button", { name: "Salvează" }).press("Enter");
  await expect(place).toBeHidden();
  await expect(row).toContainText("Manager");

  await row.getByRole("button", { name: "Scoate din echipă" }).press("Enter");
  const removal = page.getByRole("dialog", { name: /^Scoți pe .*Dana Nou/u });
  for (const theme of ["light", "dark"] as const) expect(await violations(page, theme, true)).toEqual([]);
  await removal.getByRole("button", { name: "Scoate din echipă" }).press("Enter");
  await expect(removal).toBeHidden();
  await expect(row).toBeHidden();
  await expect(dana.getByRole("alert").filter({ hasText: "Nu primești comenzi" })).toBeVisible({
    timeout: 5000,
  });
  await dana.waitForURL("**/login**");
});

test("somebody who works sees where they are signed in, and ends what is elsewhere", async ({
  openBrowser,
}) => {
  const elsewhere = await openBrowser({ expected: [/401/, /ERR_INCOMPLETE_CHUNKED_ENCODING/] });
  await visit(elsewhere, "/login");
  await tapDemo(elsewhere, "Ioana Dumitru");
  await elsewhere.waitForURL("**/operations/**");

  const page = await openBrowser();
  await loadAxe(page.context());
  await visit(page, "/login");
  await tapDemo(page, "Ioana Dumitru");
  await page.waitForURL("**/operations/**");
  await page.getByRole("button", { name: "Contul tău" }).press("Enter");
  await page.getByRole("link", { name: "Securitatea contului" }).press("Enter");
  const sessions = page.getByRole("list", { name: "Unde ești conectat" });
  await expect(sessions.getByText("acesta")).toHaveCount(1);
  await expect(sessions.getByRole("listitem").first()).toContainText("Chrome");
  for (const theme of ["light", "dark"] as const) expect(await violations(page, theme, false)).toEqual([]);
  await page.getByRole("button", { name: "Închide toate celelalte" }).press("Enter");
  await expect(sessions.getByRole("listitem")).toHaveCount(1);
  await elsewhere.waitForURL("**/login**");
});
