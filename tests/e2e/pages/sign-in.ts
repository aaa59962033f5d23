import type { Page } from "@playwright/test";
import { parseInstant } from "#core/time/instant.ts";
import { codeOf } from "#tests/support/http/authenticator.ts";
import { visit } from "./visit.ts";

/** The demo's people, by the names on their buttons. */
export type DemoPerson =
  | "Ana Ionescu"
  | "Mihai Popa"
  | "Ioana Dumitru"
  | "Andrei Stan"
  | "Elena Marin"
  | "Radu Georgescu";

/** Signs in with a demo button of the page. */
export async function tapDemo(page: Page, person: DemoPerson): Promise<void> {
  await page.getByRole("button", { name: person }).click();
}

/** Chooses operations at the choice of an app, which those who may see the dashboard are asked for. */
export async function chooseOperations(page: Page): Promise<void> {
  await page.waitForURL("**/choose-boh-app");
  await page.getByRole("button", { name: /Operațiuni|Operations/ }).click();
  await page.waitForURL("**/operations/**");
}

/** Signs in as the demo's owner, who works at Bistro Nord then; ends on the board. */
export async function signInAsOwner(page: Page): Promise<void> {
  await visit(page, "/login");
  await tapDemo(page, "Radu Georgescu");
  await page.getByRole("button", { name: "Bistro Nord" }).click();
  await chooseOperations(page);
}

/** Signs in to a shop with its demo button; ends on the menu. */
export async function signInToShop(page: Page, shop: string, person: DemoPerson): Promise<void> {
  await visit(page, `/shops/${shop}/login`);
  await tapDemo(page, person);
  await page.waitForURL(`**/shops/${shop}/menu`);
}

/** The code of the server's present, or of the step after it. */
export async function codeNow(page: Page, secret: string, away = 0): Promise<string> {
  const { headers } = { headers: (await page.request.get("/healthz")).headers() };
  const now = parseInstant(new Date(headers["date"] ?? "").toISOString());
  if (now === null) throw new Error("The server does not say what time it is");
  return codeOf(secret, now, away);
}
