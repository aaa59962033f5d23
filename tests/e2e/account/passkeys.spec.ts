import type { Page } from "@playwright/test";
import { loadAxe, violations } from "../pages/axe.ts";
import { expect, test } from "../pages/fixtures.ts";
import { signInAsOwner } from "../pages/sign-in.ts";
import { invite, JOINED_PASSWORD, join } from "../pages/staff/invitation.ts";
import { visit } from "../pages/visit.ts";

const EMAIL = "sorina.cheie@example.com";
const THEMES = ["light", "dark"] as const;

/** Gives the browser an authenticator that keeps keys and takes anybody for its owner. */
async function addAuthenticator(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("WebAuthn.enable");
  const { authenticatorId } = await devtools.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    keys: async () =>
      (await devtools.send("WebAuthn.getCredentials", { authenticatorId })).credentials.length,
  };
}

test("an employee adds a passkey by keyboard, signs in with it, renames it, removes it, and is refused with what the device still keeps", async ({
  openBrowser,
}) => {
  const owner = await openBrowser({ expected: [] });
  await signInAsOwner(owner);
  await visit(owner, "/operations/staff");
  await invite(owner, EMAIL);

  const page = await openBrowser({ expected: [/422/] });
  await loadAxe(page.context());
  const authenticator = await addAuthenticator(page);
  await join(page, EMAIL, ["Sorina", "Cheie"]);

  await visit(page, "/operations/security");
  const section = page.getByRole("region", { name: "Chei de acces" });
  await section.getByRole("button", { name: "Adaugă o cheie de acces" }).press("Enter");
  await expect(section.getByLabel("Numele cheii")).toBeFocused();
  await page.keyboard.type("Laptopul de la bar");
  await page.keyboard.press("Tab");
  await page.keyboard.type("not the password");
  await page.keyboard.press("Enter");
  await expect(section.getByText("Parola nu este corectă")).toBeVisible();
  for (const theme of THEMES) expect(await violations(page, theme, false)).toEqual([]);
  await expect(section.getByLabel("Parola ta", { exact: true })).toBeFocused();
  await section.getByLabel("Parola ta", { exact: true }).fill(JOINED_PASSWORD);
  await page.keyboard.press("Enter");
  const keys = section.getByRole("list", { name: "Chei de acces" }).getByRole("listitem");
  await expect(keys).toHaveCount(1);
  await expect(keys).toContainText("nefolosită încă");
  expect(await authenticator.keys()).toBe(1);
  for (const theme of THEMES) expect(await violations(page, theme, false)).toEqual([]);

  await visit(page, "/logout");
  await page.waitForURL("**/login**");
  const signIn = page.getByRole("button", { name: "Intră cu o cheie de acces" });
  await expect(signIn).toBeVisible();
  for (const theme of THEMES) expect(await violations(page, theme, false)).toEqual([]);
  await signIn.press("Enter");
  await page.waitForURL("**/operations/**");

  await visit(page, "/operations/security");
  await expect(keys).toContainText("folosită ultima dată");
  await section
    .getByRole("button", { name: "Redenumește cheia de acces: Laptopul de la bar" })
    .press("Enter");
  await expect(section.getByLabel("Numele cheii")).toBeFocused();
  for (const theme of THEMES) expect(await violations(page, theme, false)).toEqual([]);
  await section.getByLabel("Numele cheii").fill("Laptopul din birou");
  await page.keyboard.press("Enter");
  await expect(keys).toContainText("Laptopul din birou");
  await section.getByRole("button", { name: "Șterge cheia de acces: Laptopul din birou" }).press("Enter");
  await expect(section.getByLabel("Parola ta", { exact: true })).toBeFocused();
  for (const theme of THEMES) expect(await violations(page, theme, false)).toEqual([]);
  await page.keyboard.type(JOINED_PASSWORD);
  await page.keyboard.press("Enter");
  await expect(keys).toHaveCount(0);
  await page.keyboard.press("Tab");
  await expect(section.getByRole("button", { name: "Adaugă o cheie de acces" })).toBeFocused();

  // The device still has the key that the account has no more.
  await visit(page, "/logout");
  await page.waitForURL("**/login**");
  await signIn.press("Enter");
  await expect(page.getByText("Cheia de acces nu a fost recunoscută")).toBeVisible();
  for (const theme of THEMES) expect(await violations(page, theme, false)).toEqual([]);
  await expect(signIn).toBeEnabled();

  // The others find the staff as it was.
  await visit(owner, "/operations/staff");
  const row = owner.getByRole("list", { name: "Angajați" }).getByRole("listitem").filter({ hasText: EMAIL });
  await row.getByRole("button", { name: "Scoate din echipă" }).press("Enter");
  await owner
    .getByRole("dialog", { name: /^Scoți pe/u })
    .getByRole("button", { name: "Scoate din echipă" })
    .press("Enter");
  await expect(row).toBeHidden();
});
