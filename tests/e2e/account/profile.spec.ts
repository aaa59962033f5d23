import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { loadAxe, violations } from "../pages/axe.ts";
import { expect, test } from "../pages/fixtures.ts";
import { visit, waitForHydration } from "../pages/visit.ts";

const SHOP = "/shops/bistro-nord";
const EMAIL = "profil@example.com";
const PASSWORD = "o frază destul de lungă";

async function register(page: Page): Promise<void> {
  await visit(page, `${SHOP}/register`);
  await page.getByLabel("Prenume").fill("Ioana");
  await page.getByLabel("Nume", { exact: true }).fill("Popescu");
  await page.getByLabel("Email", { exact: true }).fill(EMAIL);
  await page.getByLabel("Parolă", { exact: true }).fill(PASSWORD);
  await page.getByRole("checkbox", { name: /termenii/ }).check({ force: true });
  await page.getByRole("checkbox", { name: /politica/ }).check({ force: true });
  await page.getByRole("button", { name: "Creează cont" }).click();
  await page.waitForURL(`**${SHOP}/menu`);
}

test("a customer changes the account, takes the data along and deletes it for good", async ({
  openBrowser,
}) => {
  const page = await openBrowser({ expected: [/401/, /422/] });
  await loadAxe(page.context());
  await register(page);
  await page.getByRole("button", { name: "Contul meu" }).click();
  await page.getByRole("link", { name: "Contul meu" }).click();
  await page.waitForURL(`**${SHOP}/profile`);
  await expect(page.getByRole("region", { name: "Datele și contul" })).toBeVisible();
  for (const theme of ["light", "dark"] as const) expect(await violations(page, theme, false)).toEqual([]);

  const firstName = page.getByLabel("Prenume");
  await firstName.fill("Maria");
  await firstName.press("Enter");
  await expect(page.getByText("Am salvat datele.")).toBeVisible();
  await page.getByRole("radio", { name: "Ridicare" }).focus();
  await page.keyboard.press("Space");
  await page.getByRole("radio", { name: "Întunecat" }).focus();
  await page.keyboard.press("Space");
  await page.getByRole("radio", { name: "English" }).focus();
  await page.keyboard.press("Space");
  await expect(page.getByRole("heading", { name: "My account" })).toBeVisible();
  await page.reload();
  await waitForHydration(page);
  await expect(page.getByLabel("First name")).toHaveValue("Maria");
  await expect(page.getByRole("radio", { name: "Pickup" })).toBeChecked();
  await expect(page.getByRole("radio", { name: "Dark" })).toBeChecked();
  await expect(page.getByRole("radio", { name: "English" })).toBeChecked();

  const data = page.getByRole("region", { name: "Your data and account" });
  await data.getByLabel(/^Your password/).fill(PASSWORD);
  const download = page.waitForEvent("download");
  await data.getByRole("button", { name: "Download my data" }).press("Enter");
  const text = await readFile(await (await download).path(), "utf8");
  expect(JSON.parse(text)).toMatchObject({ records: { users: [{ email: EMAIL, first_name: "Maria" }] } });
  await expect(data.getByText("The file was downloaded.")).toBeVisible();

  await data.getByRole("button", { name: "Delete the account" }).press("Enter");
  const dialog = page.getByRole("dialog", { name: "Delete the account" });
  await dialog.getByLabel(/^Type/).fill(EMAIL);
  await dialog.getByLabel(/^Your password/).fill("not this one");
  await page.keyboard.press("Enter");
  await expect(dialog.getByText("The password is not correct.")).toBeVisible();
  for (const theme of ["light", "dark"] as const) expect(await violations(page, theme, true)).toEqual([]);
  await dialog.getByLabel(/^Your password/).fill(PASSWORD);
  await page.keyboard.press("Enter");
  await page.waitForURL((url) => !url.pathname.endsWith("/profile") && !url.pathname.endsWith("/logout"));
  await visit(page, `${SHOP}/login`);
  await page.getByLabel("Email or phone").fill(EMAIL);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.keyboard.press("Enter");
  await expect(page.getByText("These sign-in details are not correct.")).toBeVisible();
});
