import { expect, type Page } from "@playwright/test";
import { invitationLinkTo } from "../outbox.ts";
import { visit } from "../visit.ts";

/** What who joins by an invitation signs in with. */
export const JOINED_PASSWORD = "o parolă destul de lungă";

/** Invites an employee of all locations, on the page of the staff. */
export async function invite(page: Page, email: string): Promise<void> {
  await page.getByRole("button", { name: "Invită pe cineva" }).press("Enter");
  const sheet = page.getByRole("dialog", { name: "Invită pe cineva" });
  await sheet.getByLabel("Email").fill(email);
  await sheet.getByRole("radio", { name: /^Angajat/u }).press("Space");
  await sheet.getByRole("button", { name: "Trimite invitația" }).press("Enter");
  await expect(sheet).toBeHidden();
}

/** Opens the link of the mail and says who joins, up to the last press. */
export async function fillInvitation(
  page: Page,
  email: string,
  [firstName, lastName]: readonly [string, string],
): Promise<void> {
  await visit(page, await invitationLinkTo(page.request, email));
  await page.getByLabel("Prenume").fill(firstName);
  await page.getByLabel("Nume", { exact: true }).fill(lastName);
  await page.getByLabel("Parolă", { exact: true }).fill(JOINED_PASSWORD);
  for (const box of await page.getByRole("checkbox").all()) await box.press("Space");
}

/** Joins by the mail's link. */
export async function join(page: Page, email: string, name: readonly [string, string]): Promise<void> {
  await fillInvitation(page, email, name);
  await page.keyboard.press("Enter");
  await expect(page.getByText("Ai intrat în echipa")).toBeVisible();
}

/** Goes to the board from where somebody joined. */
export async function beginWork(page: Page): Promise<void> {
  await page.getByRole("link", { name: "Deschide comenzile" }).press("Enter");
  await page.waitForURL("**/operations/pending");
  await expect(page.getByText("În direct")).toBeVisible();
}
